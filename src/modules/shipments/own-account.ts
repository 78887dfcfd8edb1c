import { sql } from 'kysely';
import type { Shipment } from './shipment.entity.js';

/**
 * True if the parcel travels on an account of the seller's own: the carrier bills the seller and pays the seller the cash on delivery, so
 * neither is the operator's.
 */
export const isOnOwnAccount = ({ rate }: Pick<Shipment, 'rate'>): boolean => rate.live?.ownAccount === true;

/** The opposite in SQL, for a shipment called `s`. The index of cash to collect has the same wording. */
export const NOT_ON_OWN_ACCOUNT = sql<boolean>`(s.rate #>> '{live,ownAccount}') is distinct from 'true'`;
