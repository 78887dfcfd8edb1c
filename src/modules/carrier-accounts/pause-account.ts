import type { Actor } from '../../kernel/actor.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { emit } from '../../platform/events/emit.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { carrierAccountPausedMails, queueMails } from '../notifications/index.js';
import { ownerRecipients } from '../sellers/index.js';
import { db } from './carrier-accounts.tables.js';
import { lockAccount, type LockedAccount } from './read-accounts.js';

const MAX_REASON = 500;

/** Stops new parcels of an account until it is resumed. Booked parcels are still tracked and can be cancelled. */
export async function pauseAccount(tx: Tx, actor: Actor, { id, reason }: { id: string; reason: string | null }): Promise<string> {
  const account = await lockAccount(tx, actor, { id });
  if (account.pausedAt === null || account.pausedBy === 'carrier')
    await db.change(tx.sql, 'carrierAccount', account, {
      version: account.version + 1,
      pausedAt: tx.services.clock.now(),
      pausedBy: 'person',
      pauseReason: reason,
    });
  return account.id;
}

/** Takes parcels again. Idempotent. */
export async function resumeAccount(tx: Tx, actor: Actor, id: string): Promise<string> {
  const account = await lockAccount(tx, actor, { id });
  if (account.pausedAt !== null)
    await db.change(tx.sql, 'carrierAccount', account, {
      version: account.version + 1,
      pausedAt: null,
      pausedBy: null,
      pauseReason: null,
    });
  return account.id;
}

const pause = statement(($: Named<{ id: string; version: number; reason: string; at: Date }>) =>
  db
    .with('paused', (q) =>
      q
        .updateTable('carrierAccount')
        .set({ pausedAt: $.at, pausedBy: 'carrier', pauseReason: $.reason })
        .where('id', '=', $.id)
        .where('version', '=', $.version)
        .where('pausedAt', 'is', null)
        .where('removedAt', 'is', null)
        .returning(['id', 'label', 'carrierCode', 'sellerId']),
    )
    .selectFrom('paused')
    .leftJoin('seller', 'seller.id', 'paused.sellerId')
    .select(['paused.id', 'paused.label', 'paused.carrierCode', 'paused.sellerId', 'seller.email', 'seller.notifyEmails']),
);

/** The carrier refused the credentials: pauses the account once, unless it was changed in the meantime, and tells its owner. */
export async function pauseRefused(tx: Tx, { id, version, reason }: { id: string; version: number; reason: string }): Promise<void> {
  const at = tx.services.clock.now();
  const paused = await pause.first(tx.sql, { id, version, reason: reason.slice(0, MAX_REASON), at });
  if (!paused) return;
  const { label, carrierCode, sellerId, email, notifyEmails } = paused;
  const data = { carrier: carrierCode };
  const eventId = await emit(tx, { type: 'carrier_account.paused', subjectId: id, ownerId: sellerId, occurredAt: at, data });
  const recipients = ownerRecipients({ email, notifyEmails }, tx.services.settings.mail.operations);
  await queueMails(tx, eventId, carrierAccountPausedMails({ label, carrier: carrierCode, reason, at }, recipients));
}

/** Removes a locked account that nothing is open with. The row stays for the parcels that it carried, without its credentials. */
export const removeAccount = (tx: Tx, account: LockedAccount): Promise<void> =>
  db.change(tx.sql, 'carrierAccount', account, {
    version: account.version + 1,
    removedAt: tx.services.clock.now(),
    credentials: Buffer.alloc(0),
  });
