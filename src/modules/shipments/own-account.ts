import type { Shipment } from './shipment.entity.js';

/**
 * True if the parcel travels on an account of the seller's own: the carrier bills the seller and pays the seller the cash on delivery, so
 * neither is the operator's.
 */
export const isOnOwnAccount = ({ rate }: Pick<Shipment, 'rate'>): boolean => rate.live?.ownAccount === true;
