import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { zero } from '../../kernel/money.js';
import { emit } from '../../platform/events/emit.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { cancelOpenRequests, openApproval, openRequestsAbout } from '../approvals/index.js';
import { payoutAccountChangedMails, queueMails } from '../mails/index.js';
import { lockSeller, type Seller } from '../sellers/index.js';
import { readAccount, type CheckedAccount, type GivenAccount } from './account-input.rules.js';
import { currentPayoutAccount, maskedNumber, payoutAccountById, type PayoutAccount } from './payout-account.js';

export interface PayoutAccountChange extends GivenAccount {
  /** The seller of the caller when absent. */
  readonly sellerId?: string | null;
}

/**
 * Puts a bank account on file in the place of the one before. Nothing is paid out to it until a second person agrees. The same account
 * again changes nothing.
 */
export async function setPayoutAccount(tx: Tx, actor: Actor, change: PayoutAccountChange): Promise<PayoutAccount> {
  actor.require('payout-account:edit');
  await assertSession(tx, actor);
  const sellerId = change.sellerId ?? actor.sellerId ?? '';
  if (!actor.owns({ sellerId })) throw refuse('SELLER_NOT_FOUND');
  const seller = await lockSeller(tx, sellerId);
  const checks = new FieldChecks();
  const account = readAccount(checks, change, tx.services.settings.baseCurrency);
  checks.settle();

  const before = await currentPayoutAccount(tx.sql, seller.id, account.currency);
  if (before && before.status !== 'rejected' && (await isSame(tx, before, account))) return before;
  if (before) await replace(tx, before);
  const after = await insert(tx, actor, { seller, account, before });
  await tellSeller(tx, seller, { account, before });
  return after;
}

/** A token that has leaked must not be able to lead money elsewhere. */
async function assertSession({ sql }: Tx, actor: Actor): Promise<void> {
  const [session] = await sql(`select 1 from access_token where id = $1 and kind in ('staff_session', 'seller_session')`, [
    actor.credentialId ?? null,
  ]);
  if (!session)
    throw refuse('FORBIDDEN', { message: 'Bank details are changed in a session, not by a token. Log in with e-mail and password.' });
}

async function isSame(tx: Tx, before: PayoutAccount, account: CheckedAccount): Promise<boolean> {
  const [row] = await tx.sql<{ sealed_number: Buffer }>('select sealed_number from payout_account where id = $1', [before.id]);
  return (
    row !== undefined &&
    tx.services.secrets.decrypt(row.sealed_number) === account.number &&
    before.holder === account.holder &&
    before.bankCode === account.bankCode &&
    before.bankName === account.bankName &&
    before.country === account.country
  );
}

async function replace(tx: Tx, { id, sellerId }: PayoutAccount): Promise<void> {
  await tx.sql(`update payout_account set status = 'replaced', replaced_at = $2 where id = $1`, [id, tx.services.clock.now()]);
  const open = await openRequestsAbout(tx, { subjectUserId: sellerId, type: 'payout_account' });
  await cancelOpenRequests(
    tx,
    open.filter(({ payload }) => payload['payoutAccountId'] === id),
    'replaced by a later change',
  );
}

interface Insertion {
  readonly seller: Seller;
  readonly account: CheckedAccount;
  readonly before: PayoutAccount | undefined;
}

async function insert(tx: Tx, actor: Actor, { seller, account, before }: Insertion): Promise<PayoutAccount> {
  const { number, holder, bankName, bankCode, country, currency } = account;
  const id = newId();
  const lastDigits = number.slice(-4);
  const request = await openApproval(tx, {
    type: 'payout_account',
    subjectUserId: seller.id,
    amount: zero(currency),
    payload: {
      payoutAccountId: id,
      payoutAccount: maskedNumber({ lastDigits }),
      ...{ holder, bankName, bankCode, country },
      replaces: before ? maskedNumber(before) : null,
    },
    requestedBy: actor,
  });
  await tx.sql(
    `insert into payout_account (id, seller_id, currency, version, holder, sealed_number, last_digits, is_iban, bank_code, bank_name, country,
       status, entered_by_type, entered_by_id, approval_request_id, created_at)
     values ($1, $2, $3, (select coalesce(max(version), 0) + 1 from payout_account where seller_id = $2 and currency = $3), $4, $5, $6, $7, $8, $9,
       $10, 'unverified', $11, $12, $13, $14)`,
    [
      id,
      seller.id,
      currency,
      holder,
      tx.services.secrets.encrypt(number),
      lastDigits,
      account.isIban,
      bankCode,
      bankName,
      country,
      actor.type,
      actor.id,
      request.id,
      tx.services.clock.now(),
    ],
  );
  const inserted = await payoutAccountById(tx.sql, id);
  if (!inserted) throw new Error(`The bank account ${id} was not written.`);
  return inserted;
}

/** By mail to everybody of the seller, so that a change that the seller did not make is noticed. */
async function tellSeller(tx: Tx, seller: Seller, { account, before }: Omit<Insertion, 'seller'>): Promise<void> {
  const now = tx.services.clock.now();
  const facts = {
    number: `****${account.number.slice(-4)}`,
    bankName: account.bankName,
    currency: account.currency,
    replaces: before ? maskedNumber(before) : null,
    at: now,
  };
  const eventId = await emit(tx, { type: 'mails.written', subjectId: seller.id, occurredAt: now, data: {} });
  await queueMails(tx, eventId, payoutAccountChangedMails(facts, [...new Set([seller.email, ...seller.notifyEmails])]));
}
