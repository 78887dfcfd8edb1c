import { refuse, FieldChecks } from '../../kernel/errors.js';
import { emit } from '../../platform/events/emit.js';
import { assertRoom } from '../../platform/db/room.js';
import { anyOf, now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import type { ConnectedAccount } from '../carrier-accounts/index.js';
import type { ScanStatus } from '../carriers/index.js';
import { db } from './carrier-tracking.tables.js';
import type { CarrierTrackingServices } from './services.js';

export interface CodeMapping {
  readonly account: string;
  readonly code: string;
  readonly status: ScanStatus;
  /** Whether it also applies to the other accounts of the carrier; always so for a partner. */
  readonly everyAccount: boolean;
}

const reopen = statement(($: Named<{ accountIds: readonly string[]; code: string }>) =>
  db
    .updateTable('carrierScan')
    .set({ processedAt: null, outcome: null, dueAt: now })
    .where('outcome', '=', 'unknown_code')
    .where('accountId', '=', anyOf($.accountIds))
    .where('code', '=', $.code),
);

/**
 * Defines what a code of a carrier means and returns the number of stored scans with it, which are processed again. NOT_FOUND for an
 * unknown account.
 */
export async function mapCarrierCode(tx: Tx<CarrierTrackingServices>, mapping: CodeMapping): Promise<number> {
  const { scope, accountIds } = scopeOf(tx.services, mapping);
  const checks = new FieldChecks();
  checks.filled('code', mapping.code);
  checks.settle();
  const code = mapping.code.trim();
  await db.upsert(tx.sql, 'carrierCode', { scope, code, status: mapping.status }, ['scope', 'code']);
  await assertRoom(tx, 'carrierCodes', { owner: scope, adding: 0, held: () => countCodes.first(tx.sql, { scope }) });
  const reopened = await reopen.count(tx.sql, { accountIds, code });
  if (reopened > 0) {
    await emit(tx, { type: 'carrier.scans_received', subjectId: mapping.account, data: { reopened }, occurredAt: tx.services.clock.now() });
  }
  return reopened;
}

const countCodes = statement(($: Named<{ scope: string }>) =>
  db
    .selectFrom('carrierCode')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('scope', '=', $.scope),
);

interface Scope {
  /** Id of an account, or code of a carrier. */
  readonly scope: string;
  /** Accounts whose stored scans get the meaning. */
  readonly accountIds: readonly string[];
}

/** A partner has no accounts: its codes are those of the carrier. */
function scopeOf(services: CarrierTrackingServices, { account: given, everyAccount }: CodeMapping): Scope {
  const partner = services.rateBook.current().carriers.get(given.slice(0, MAX_CODE));
  if (partner?.kind === 'partner') return { scope: partner.code, accountIds: [] };
  const { id, carrierCode } = accountOf(services, given);
  if (!everyAccount) return { scope: id, accountIds: [id] };
  const all = services.carriers.accounts().filter((each) => each.carrierCode === carrierCode);
  return { scope: carrierCode, accountIds: all.map((each) => each.id) };
}

const MAX_CODE = 40;

function accountOf({ carriers }: CarrierTrackingServices, id: string): ConnectedAccount {
  const account = carriers.account(id);
  if (!account) throw refuse('NOT_FOUND.noSuchCarrierAccount');
  return account;
}

export interface UnknownCode {
  readonly code: string;
  readonly message: string | null;
  readonly count: number;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
}

const findUnknown = statement(($: Named<{ accountId: string }>) =>
  db
    .selectFrom('carrierScan')
    .select('code')
    .select(({ fn }) => [
      fn.max('message').as('message'),
      fn.countAll<bigint>().as('count'),
      fn.min('receivedAt').as('firstSeenAt'),
      fn.max('receivedAt').as('lastSeenAt'),
    ])
    .where('outcome', '=', 'unknown_code')
    .where('accountId', '=', $.accountId)
    .groupBy('code')
    .orderBy('count', 'desc')
    .orderBy('code')
    .limit(500),
);

/** The codes of an account that have no meaning yet, most frequent first. NOT_FOUND for an unknown account. */
export async function unknownCodes({ services, sql }: Context<CarrierTrackingServices>, account: string): Promise<UnknownCode[]> {
  const rows = await findUnknown(sql, { accountId: accountOf(services, account).id });
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}
