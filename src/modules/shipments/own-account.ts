import { sql } from 'kysely';

/**
 * Leaves out parcels that travel on an account of the seller's own, for a shipment called `s`: the carrier bills the seller and pays the
 * seller the cash on delivery, so neither is the operator's. The index of cash to collect has the same wording.
 */
export const NOT_ON_OWN_ACCOUNT = sql<boolean>`(s.rate #>> '{live,ownAccount}') is distinct from 'true'`;

/** True for such a parcel, for a shipment without an alias. Its numbers are what the seller's server answers, so they never hide another one's. */
export const ON_OWN_ACCOUNT = sql<boolean>`(rate #>> '{live,ownAccount}') is not distinct from 'true'`;
