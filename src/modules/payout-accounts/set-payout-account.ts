import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import { refuse, FieldChecks } from '../../kernel/errors.js';
import { zero } from '../../kernel/money.js';
import { emit } from '../../platform/events/emit.js';
import { checkRoom } from '../../platform/db/room.js';
import { now, statement, type Named, valuesOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { cancelOpenRequests, openApproval, openRequestsAbout } from '../approvals/index.js';
import { payoutAccountChangedMails, queueMails } from '../notifications/index.js';
import { lockSeller, mailRecipients, type Seller } from '../sellers/index.js';
import { readAccount, type CheckedAccount } from './account-input.rules.js';
import { ACCOUNT, currentPayoutAccount, maskedNumber, type PayoutAccount } from './payout-account.js';
import { db } from './payout-accounts.tables.js';
import { numberOf } from './sealed-number.js';
import type { SetPayoutAccountInput } from './payout-account.types.js';

/**
 * Sets a bank account in place of the previous one. It is used only after a second person approves it. Setting the same account again
 * changes nothing.
 */
export async function setPayoutAccount(tx: Tx, actor: Actor, change: SetPayoutAccountInput): Promise<PayoutAccount> {
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

const findSession = statement(($: Named<{ credentialId: string }>) =>
  db.selectFrom('accessToken').select('id').where('id', '=', $.credentialId).where('kind', 'in', ['staff_session', 'seller_session']),
);

/** A leaked token must not be able to redirect payouts. */
async function assertSession(tx: Tx, actor: Actor): Promise<void> {
  const { credentialId } = actor;
  if (credentialId === undefined || !(await findSession.first(tx.sql, { credentialId }))) throw refuse('FORBIDDEN.bankDetailsNeedSession');
}

async function isSame(tx: Tx, before: PayoutAccount, account: CheckedAccount): Promise<boolean> {
  return (
    (await numberOf(tx, before.id)) === account.number &&
    before.holder === account.holder &&
    before.bankCode === account.bankCode &&
    before.bankName === account.bankName &&
    before.country === account.country
  );
}

const markReplaced = statement(($: Named<{ id: string }>) =>
  db.updateTable('payoutAccount').set({ status: 'replaced', replacedAt: now }).where('id', '=', $.id),
);

async function replace(tx: Tx, { id, sellerId }: PayoutAccount): Promise<void> {
  await markReplaced(tx.sql, { id });
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

type NewAccount = Omit<PayoutAccount, 'status' | 'verifiedAt' | 'createdAt'> & { readonly sealedNumber: Buffer };

const newestVersion = statement(($: Named<{ sellerId: string; currency: string }>) =>
  db
    .selectFrom('payoutAccount')
    .select(sql<number>`coalesce(max(version), 0)`.as('version'))
    .where('sellerId', '=', $.sellerId)
    .where('currency', '=', $.currency),
);

const insertAccount = statement(($: Named<NewAccount>) =>
  db
    .insertInto('payoutAccount')
    .values({
      ...valuesOf($, [
        'id',
        'sellerId',
        'currency',
        'version',
        'holder',
        'sealedNumber',
        'lastDigits',
        'isIban',
        'bankCode',
        'bankName',
        'country',
      ]),
      status: 'unverified',
      ...valuesOf($, ['enteredByType', 'enteredById', 'approvalRequestId']),
    })
    .returning(ACCOUNT),
);

async function insert(tx: Tx, actor: Actor, { seller, account, before }: Insertion): Promise<PayoutAccount> {
  const { number, holder, bankName, bankCode, country, currency } = account;
  const newest = await newestVersion.first(tx.sql, { sellerId: seller.id, currency });
  checkRoom(tx, 'payoutAccounts', (newest?.version ?? 0) + 1);
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
  const inserted = await insertAccount.first(tx.sql, {
    id,
    sellerId: seller.id,
    version: (newest?.version ?? 0) + 1,
    ...{ currency, holder, lastDigits, bankCode, bankName, country },
    isIban: account.isIban,
    sealedNumber: tx.services.secrets.encrypt(number),
    enteredByType: actor.type,
    enteredById: actor.id,
    approvalRequestId: request.id,
  });
  if (!inserted) throw new Error(`The bank account ${id} was not written.`);
  return inserted;
}

/** Notifies the seller's recipients by mail, so that an unauthorised change is noticed. */
async function tellSeller(tx: Tx, seller: Seller, { account, before }: Omit<Insertion, 'seller'>): Promise<void> {
  const at = tx.services.clock.now();
  const facts = {
    number: `****${account.number.slice(-4)}`,
    bankName: account.bankName,
    currency: account.currency,
    replaces: before ? maskedNumber(before) : null,
    at,
  };
  const eventId = await emit(tx, { type: 'mails.written', subjectId: seller.id, occurredAt: at, data: {} });
  await queueMails(tx, eventId, payoutAccountChangedMails(facts, mailRecipients(seller)));
}
