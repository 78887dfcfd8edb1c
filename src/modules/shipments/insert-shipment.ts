import type { Actor } from '../../kernel/actor.js';
import { shipmentReference } from '../../kernel/reference.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { randomPooled } from '../../platform/ids.js';
import type { Parcel, Quote } from '../carriers/index.js';
import { rateSnapshot } from './assign-service.js';
import { shipmentMachine } from './shipment.machine.js';
import { emitStatusChange } from './status-event.js';
import { stepOf } from './status-report.js';
import { writeTimeline } from './timeline.js';

export interface NewShipment {
  readonly id: string;
  readonly orderId: string;
  readonly sellerId: string;
  readonly shopId: string;
  readonly quote: Quote;
  readonly planId: string | null;
  readonly carrierAutoSelected: boolean;
  readonly parcel: Parcel;
  readonly documents: boolean;
  readonly billingRole: 'prepaid' | 'postpaid';
  /** Absent for the outbound shipment of an order. */
  readonly returnOf?: ReturnOrigin;
  readonly receiver: { readonly name: string; readonly phone: string | null; readonly city: string; readonly countryCode: string };
}

/** What makes a shipment a return. */
export interface ReturnOrigin {
  readonly originalShipmentId: string;
  readonly reference: string;
  readonly feeWaived: boolean;
}

export interface PlacedShipment {
  readonly reference: string;
  readonly eventId: string;
}

/** Edge 1: the shipment of a new order or return, the first row of its timeline and its first event. Three statements. */
export async function insertShipment(tx: Tx, actor: Actor, shipment: NewShipment): Promise<PlacedShipment> {
  const { settings, clock } = tx.services;
  const reference = shipment.returnOf?.reference ?? shipmentReference(settings.referencePrefix, randomPooled(10));
  const now = clock.now();
  await insertRow(tx, shipment, reference, now);
  const step = stepOf({ status: 'new' }, actor, now);
  const { place } = shipmentMachine.edges;
  const transitionId = await writeTimeline(tx, shipment.id, {
    ...step,
    from: null,
    to: 'new',
    reportedStatus: 'new',
    edge: place.name,
    trigger: shipment.returnOf ? 'return created' : 'order placed',
    applied: true,
    forced: false,
  });
  const { id, sellerId, shopId, quote, receiver } = shipment;
  const eventId = await emitStatusChange(
    tx,
    {
      id,
      type: shipment.returnOf ? 'return' : 'outbound',
      sellerId,
      shopId,
      reference,
      serviceCode: quote.service.code,
      awb: reference,
      awbAssigned: false,
      trackingUrl: null,
      destinationCity: receiver.city,
      destinationCountryCode: receiver.countryCode,
    },
    { transitionId, from: null, to: 'new', sequence: 1, occurredAt: now },
  );
  return { reference, eventId };
}

async function insertRow(tx: Tx, shipment: NewShipment, reference: string, now: Date): Promise<void> {
  const { quote, parcel, receiver, returnOf } = shipment;
  const { service, carrier, weights } = quote;
  await tx.sql(
    `insert into shipment (id, order_id, seller_id, shop_id, type, reference, status, status_at, sequence, awb, awb_assigned, service_code,
       service_name, carrier_code, carrier_name, carrier_auto_selected, skip_hub, own_fleet, currency, actual_rate_minor, display_rate_minor,
       rate, weight_mg, volumetric_mg, chargeable_mg, length_um, width_um, height_um, volume_mm3, documents, billing_role, billing_status,
       pickup_attempts, delivery_attempts, receiver_name, receiver_phone, destination_city, destination_country_code, request_id,
       created_at, updated_at, original_shipment_id, fee_waived)
     values ($1, $2, $3, $4, $32, $5, 'new', $6, 1, $5, false, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,
             $22, $23, $24, $25, $26, $33, 0, 0, $27, $28, $29, $30, $31, $6, $6, $34, $35)`,
    [
      shipment.id,
      shipment.orderId,
      shipment.sellerId,
      shipment.shopId,
      reference,
      now,
      service.code,
      service.name,
      carrier.code,
      carrier.name,
      shipment.carrierAutoSelected,
      service.skipHub,
      carrier.kind === 'own_fleet',
      quote.actualRate.currency,
      quote.actualRate.minor,
      quote.displayRate?.minor ?? null,
      JSON.stringify(rateSnapshot(shipment)),
      parcel.weightMg,
      weights.volumetricMg,
      weights.chargeableMg,
      parcel.box?.lengthUm ?? 0,
      parcel.box?.widthUm ?? 0,
      parcel.box?.heightUm ?? 0,
      parcel.volumeMm3,
      shipment.documents,
      shipment.billingRole,
      receiver.name,
      receiver.phone,
      receiver.city,
      receiver.countryCode,
      tx.requestId,
      returnOf ? 'return' : 'outbound',
      returnOf?.feeWaived ? 'waived' : 'unpaid',
      returnOf?.originalShipmentId ?? null,
      returnOf?.feeWaived ?? false,
    ],
  );
}
