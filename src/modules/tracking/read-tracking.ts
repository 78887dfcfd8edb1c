import type { Context } from '../../platform/graphql/context.js';
import { countVisitor } from '../../platform/graphql/visitor-limit.js';
import { portalUrl } from '../carriers/index.js';
import { orderLoader, type Order } from '../orders/index.js';
import { findPublicShipment, readTimeline, trackingUrlOf, type Shipment } from '../shipments/index.js';
import { journeyOf } from './tracking.rules.js';
import type { TrackingType } from './tracking.types.js';
import { titleOf, type Language } from './tracking.words.js';

/** Where a parcel is, for anybody who knows one of its numbers. Of persons it tells a first name and a city. */
export async function readTracking(context: Context, id: string, language: Language): Promise<TrackingType> {
  await countVisitor(context);
  const shipment = await findPublicShipment(context, id);
  const [order, timeline] = await Promise.all([context.load(orderLoader, shipment.orderId), readTimeline(context, shipment.id)]);

  const told = { language, isReturn: shipment.type === 'return' };
  const journey = journeyOf(timeline, told);
  const beginning = { status: shipment.status, title: titleOf('placed', told), occurredAt: shipment.createdAt };
  return {
    ...journey,
    ...placeOf(shipment, order),
    reference: shipment.reference,
    awb: shipment.awbAssigned ? shipment.awb : null,
    serviceCode: shipment.serviceCode,
    serviceName: shipment.serviceName,
    current: journey.steps.at(-1) ?? beginning,
    codPaid: shipment.codStage != null,
    portalUrl: shipment.awbAssigned ? portalUrl(context.services, shipment.carrierCode, shipment.awb) : null,
    trackingUrl: trackingUrlOf(context.services, shipment),
  };
}

function placeOf(shipment: Shipment, order: Order | null): Pick<TrackingType, 'firstName' | 'city' | 'countryCode'> {
  const [firstName = null] = order && shipment.type === 'outbound' ? order.customer.firstName.trim().split(/\s+/) : [];
  return { firstName, city: shipment.destinationCity, countryCode: shipment.destinationCountryCode };
}
