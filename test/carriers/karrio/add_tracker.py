"""Adds a tracker to a shipment by its tracking number, as karrio does for carriers that it can track. The generic carrier is none."""

import sys

import django

django.setup()

from karrio.server.core.utils import create_carrier_snapshot  # noqa: E402
from karrio.server.manager.models import Shipment, Tracking  # noqa: E402
from karrio.server.providers.models import CarrierConnection  # noqa: E402

shipment = Shipment.objects.get(tracking_number=sys.argv[1])
carrier = CarrierConnection.objects.get(carrier_id=shipment.carrier_id)
tracker = Tracking.objects.create(
    tracking_number=shipment.tracking_number,
    carrier=create_carrier_snapshot(carrier),
    created_by=shipment.created_by,
    shipment=shipment,
    test_mode=True,
    status="pending",
    events=[],
    options={},
    meta={"carrier": carrier.carrier_code},
    info={"source": "api"},
)
print("TRACKER", tracker.id)
