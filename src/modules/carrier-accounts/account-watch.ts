import type { Selectable } from 'kysely';
import { secondsAfter, type Clock } from '../../kernel/clock.js';
import { detached } from '../../platform/db/request-scope.js';
import { statement, type Named, valuesOf } from '../../platform/db/statement.js';
import type { UnitOfWork, Tx } from '../../platform/db/unit-of-work.js';
import type { Metrics } from '../../platform/metrics/metrics.js';
import type { CarrierFailure } from '../carriers/index.js';
import type { LineObserver } from './account-line.js';
import { db, type CarrierAccountTables } from './carrier-accounts.tables.js';
import type { AccountRow } from './load-accounts.js';
import { pauseRefused } from './pause-account.js';

type Health = Omit<Selectable<CarrierAccountTables['carrierAccountHealth']>, 'accountId'>;

/** A success or a repeated failure is written at most this often, whatever the traffic. */
const WRITE_SECONDS = 60;

const CALLS = {
  name: 'shipgraph_carrier_calls_total',
  help: 'Calls to carriers, by carrier and outcome: ok, refused, credentials, throttled, unavailable or outcome_unknown.',
  labels: ['carrier', 'outcome'],
} as const;

export interface WatchParts {
  readonly unitOfWork: () => UnitOfWork;
  readonly clock: Clock;
  readonly metrics: () => Metrics;
  readonly warn: (message: string, error: unknown) => void;
}

/** Records how the calls of each account end, and pauses an account whose credentials the carrier refuses. */
export class AccountWatch {
  constructor(private readonly parts: WatchParts) {}

  of({ id, carrierCode, version }: Pick<AccountRow, 'id' | 'carrierCode' | 'version'>): LineObserver {
    let written: { kind: string; until: Date } | undefined;
    let paused = false;
    const isNews = (kind: string): boolean => {
      const now = this.parts.clock.now();
      if (written?.kind === kind && now < written.until) return false;
      written = { kind, until: secondsAfter(now, WRITE_SECONDS) };
      return true;
    };
    return {
      succeeded: () => {
        this.count(carrierCode, 'ok');
        if (isNews('ok')) this.write(id, { lastSuccessAt: this.parts.clock.now() });
      },
      failed: (failure) => {
        this.count(carrierCode, failure.kind);
        // A refused parcel is an answer: the account works.
        if (failure.kind === 'refused' || failure.code === 'QUIET') return;
        if (isNews(`${failure.kind}:${failure.code}`)) this.write(id, failureOf(failure, this.parts.clock.now()));
        if (failure.kind !== 'credentials' || paused) return;
        paused = true;
        this.inBackground((unitOfWork) => unitOfWork.run(null, (tx) => pauseRefused(tx, { id, version, reason: failure.message })));
      },
    };
  }

  private count(carrier: string, outcome: string): void {
    this.parts.metrics().count(CALLS, { carrier, outcome });
  }

  private write(accountId: string, health: Partial<Health>): void {
    this.inBackground((unitOfWork) => unitOfWork.run(null, (tx) => writeHealth(tx, accountId, health)));
  }

  /** The call does not wait for its record. */
  private inBackground(work: (unitOfWork: UnitOfWork) => Promise<unknown>): void {
    detached(() => {
      work(this.parts.unitOfWork()).catch((error: unknown) => this.parts.warn('The health of a carrier account was not recorded.', error));
    });
  }
}

const failureOf = (failure: CarrierFailure, now: Date): Partial<Health> => ({
  lastFailureAt: now,
  lastFailureKind: failure.kind,
  lastFailure: failure.message.slice(0, 500),
});

const upsert = statement(($: Named<Health & { accountId: string }>) =>
  db
    .insertInto('carrierAccountHealth')
    .values(valuesOf($, ['accountId', 'lastSuccessAt', 'lastFailureAt', 'lastFailureKind', 'lastFailure']))
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet((eb) => ({
        lastSuccessAt: eb.fn.coalesce(eb.ref('excluded.lastSuccessAt'), eb.ref('carrierAccountHealth.lastSuccessAt')),
        lastFailureAt: eb.fn.coalesce(eb.ref('excluded.lastFailureAt'), eb.ref('carrierAccountHealth.lastFailureAt')),
        lastFailureKind: eb.fn.coalesce(eb.ref('excluded.lastFailureKind'), eb.ref('carrierAccountHealth.lastFailureKind')),
        lastFailure: eb.fn.coalesce(eb.ref('excluded.lastFailure'), eb.ref('carrierAccountHealth.lastFailure')),
      })),
    ),
);

/** Writes what is given and keeps the rest. */
async function writeHealth(tx: Tx, accountId: string, health: Partial<Health>): Promise<void> {
  await upsert(tx.sql, { accountId, lastSuccessAt: null, lastFailureAt: null, lastFailureKind: null, lastFailure: null, ...health });
}
