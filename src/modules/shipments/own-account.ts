import { sql } from 'kysely';

/**
 * Leaves out parcels that travel on an account of the seller's own, for a shipment called `s`: the carrier bills the seller and pays the
 * seller the cash on delivery, so neither is the operator's. The index of cash to collect has the same wording.
 */
export const NOT_ON_OWN_ACCOUNT = sql<boolean>`(s.rate #>> '{live,ownAccount}') is distinct from 'true'`;
