import type { Clock } from '../../kernel/clock.js';
import type { RunSql } from '../db/sql.js';
import type { Tx, UnitOfWork } from '../db/unit-of-work.js';
import type { CoreServices } from '../services.js';

/** What a use case works with, no matter who asks for it: a request or a job. `Needs` as in `Tx`. */
export interface Work<Needs = unknown> {
  readonly services: CoreServices & Needs;
  /** For reads by statement. */
  readonly sql: RunSql;
  /** The only way to write. */
  readonly transact: <T>(work: (tx: Tx<Needs>) => Promise<T>) => Promise<T>;
}

/** The work of a job, which has no caller: it acts for the system. */
export class JobWork<Needs = unknown> implements Work<Needs> {
  constructor(
    readonly services: CoreServices & Needs,
    readonly sql: RunSql,
    private readonly unitOfWork: UnitOfWork<Needs>,
    /** The request that an event came from. */
    private readonly requestId: string | null = null,
  ) {}

  readonly transact: Work<Needs>['transact'] = (work) => this.unitOfWork.run(this.requestId, work);

  /** The same for an event, whose changes count as those of the request that it came from. */
  for({ requestId }: { readonly requestId: string | null }): JobWork<Needs> {
    return new JobWork(this.services, this.sql, this.unitOfWork, requestId);
  }
}

/** The same work on another clock, such as that of a shop in test mode. */
export function onClock<Needs>({ services, sql, transact }: Work<Needs>, clock: Clock): Work<Needs> {
  return { services: { ...services, clock }, sql, transact: (work) => transact(clockedBy(clock, work)) };
}

/** What a transaction does, on another clock. */
export const clockedBy =
  <Needs, T>(clock: Clock, work: (tx: Tx<Needs>) => Promise<T>) =>
  (tx: Tx<Needs>): Promise<T> => {
    tx.runOn(clock);
    return work(tx);
  };
