import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits } from '../../platform/db/base.js';

/** What a carrier asks of us for one shipment, worked out when it took the shipment over; or why that could not be worked out. */
export const ShipmentCostSchema = defineEntity({
  name: 'ShipmentCost',
  tableName: 'shipment_cost',
  checks: [{ name: 'shipment_cost_known_or_missing', expression: '(missing is null) = (amount_minor is not null)' }],
  properties: {
    shipmentId: p.uuid().primary(),
    rateCardId: p.uuid().nullable(),
    /** Why nothing was booked: NO_RATE_CARD and so on. */
    missing: p.string().length(40).nullable(),
    /** Null where nothing was booked: for want of a card, or because it costs nothing. */
    entryId: p.uuid().nullable(),
    amountMinor: minorUnits().nullable(),
    currency: currencyCode(),
    occurredAt: instant(),
  },
});
