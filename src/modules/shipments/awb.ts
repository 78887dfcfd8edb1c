import type { CoreServices } from '../../platform/services.js';
import { partnerAwb, type CarrierKind } from '../carriers/index.js';
import type { Shipment } from './shipment.entity.js';

/** Whose number a parcel has: ours for the own fleet, a partner's or our stand-in for it, or the connected carrier's. */
export function carrierKindOf({ ownFleet, carrierAccountId }: Pick<Shipment, 'ownFleet' | 'carrierAccountId'>): CarrierKind {
  if (ownFleet) return 'own_fleet';
  return carrierAccountId === null ? 'partner' : 'connected';
}

/** The number on the label. Our own fleet uses the reference; for partners it is derived from our id, so it is stable across calls. */
export const localAwb = (shipment: Shipment): string =>
  shipment.ownFleet ? shipment.reference : partnerAwb(shipment.carrierCode, shipment.id);

/** Our tracking page, which redirects shoppers to the carrier's portal where one exists. */
export const trackingUrlOf = (services: CoreServices, shipment: Pick<Shipment, 'awb'>): string =>
  `${services.publicUrl()}/track/${encodeURIComponent(shipment.awb)}`;
