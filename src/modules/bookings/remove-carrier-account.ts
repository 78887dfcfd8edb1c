import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { lockAccount, removeAccount } from '../carrier-accounts/index.js';
import { db } from './bookings.tables.js';

/** The carrier has nothing more to report of these, and of parcels that were handed back. */
const ENDED = ['delivered', 'cancelled', 'failed'] as const;

/** Under way, or booked and not at the end of its way: its scans and its cash come through the account. */
export const countOpen = statement(($: Named<{ accountId: string }>) =>
  db
    .selectFrom('carrierBooking as b')
    .innerJoin('shipment as s', 's.id', 'b.shipmentId')
    .select('b.id')
    .where('b.accountId', '=', $.accountId)
    .where((eb) =>
      eb.or([
        eb('b.status', 'in', ['requested', 'sending', 'outcome_unknown', 'cancelling']),
        eb.and([eb('b.status', '=', 'booked'), eb('s.status', 'not in', [...ENDED]), eb('s.rtsCompletedAt', 'is', null)]),
      ]),
    ),
);

/** Removes an account that nothing depends on. CARRIER_ACCOUNT_IN_USE while bookings are open. */
export async function removeCarrierAccount(tx: Tx, actor: Actor, id: string): Promise<void> {
  const account = await lockAccount(tx, actor, { id });
  const open = await countOpen.count(tx.sql, { accountId: account.id });
  if (open > 0) throw refuse('CARRIER_ACCOUNT_IN_USE.bookingsOpen', { count: open });
  await removeAccount(tx, account);
}
