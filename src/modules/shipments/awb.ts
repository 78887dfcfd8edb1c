import type { CoreServices } from '../../platform/services.js';
import { partnerAwb } from '../carriers/index.js';
import type { Shipment } from './shipment.entity.js';

/** The number on the label. Our own fleet uses the reference; for partners it is derived from our id, so it is stable across calls. */
export const localAwb = (shipment: Shipment): string =>
  shipment.ownFleet ? shipment.reference : partnerAwb(shipment.carrierCode, shipment.id);

/** Our tracking page, which redirects shoppers to the carrier's portal where one exists. */
export const trackingUrlOf = (services: CoreServices, shipment: Pick<Shipment, 'awb'>): string =>
  `${services.publicUrl()}/track/${encodeURIComponent(shipment.awb)}`;
