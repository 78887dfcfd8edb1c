import type { Services } from '../../platform/services.js';
import { partnerAwb } from '../carriers/index.js';
import type { Shipment } from './shipment.entity.js';

/** The number on the label: our own fleet uses the reference, a partner a number made from our id, the same at every call. */
export const localAwb = (shipment: Shipment): string =>
  shipment.ownFleet ? shipment.reference : partnerAwb(shipment.carrierCode, shipment.id);

/** Our tracking page, which sends shoppers on to the carrier's portal where there is one. */
export const trackingUrlOf = (services: Services, shipment: Pick<Shipment, 'awb'>): string =>
  `${services.publicUrl()}/track/${encodeURIComponent(shipment.awb)}`;
