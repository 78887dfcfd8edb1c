import type { Clock } from '../../kernel/clock.js';
import { detached } from '../../platform/db/request-scope.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { db } from './audit.tables.js';
import { writeEvent, type AuditEntry } from './write-event.js';

const findAccount = statement(($: Named<{ email: string }>) =>
  db
    .selectFrom('staff')
    .select((eb) => ['id', eb.val<string>('Staff').as('type')])
    .where('email', '=', $.email)
    .unionAll(
      db
        .selectFrom('seller')
        .select((eb) => ['id', eb.val<string>('Seller').as('type')])
        .where('email', '=', $.email),
    )
    .limit(1),
);

/** Maximum refusals recorded per caller and minute. */
const REFUSALS_A_MINUTE = 60;
const MINUTE_MS = 60_000;
const MAX_CALLERS = 10_000;

interface AuditParts {
  readonly sql: RunSql;
  readonly clock: Clock;
  readonly warn: (message: string, error: unknown) => void;
}

/**
 * Records refusals after their transaction has ended and without delaying the reply: timing reveals nothing to callers that guess, and
 * refusals never wait for a second connection.
 */
export class AuditTrail {
  private readonly running = new Set<Promise<void>>();
  private readonly refusals = new Map<string, number>();
  private minute = 0;

  constructor(private readonly parts: AuditParts) {}

  refused(entry: AuditEntry): void {
    if (this.isTooMuch(entry.actor.id ?? entry.network ?? '')) return;
    this.run((sql) => writeEvent(sql, entry));
  }

  /** Records a failed login if the account exists. Runs the same statement if it does not. */
  loginFailed(email: string, entry: AuditEntry): void {
    if (this.isTooMuch(entry.network ?? '')) return;
    this.run(async (sql) => {
      const account = await findAccount.first(sql, { email });
      if (!account) return;
      const subject = { type: account.type, id: account.id, sellerId: account.type === 'Seller' ? account.id : null };
      await writeEvent(sql, { ...entry, subject });
    });
  }

  /** Resolves once everything reported so far is written. */
  async settled(): Promise<void> {
    await Promise.all(this.running);
  }

  private run(write: (sql: RunSql) => Promise<void>): void {
    const { sql, warn } = this.parts;
    const writing = detached(() => write(sql))
      .catch((error: unknown) => warn('A refused attempt could not be written to the audit log.', error))
      .finally(() => this.running.delete(writing));
    this.running.add(writing);
  }

  private isTooMuch(caller: string): boolean {
    const minute = Math.floor(this.parts.clock.now().getTime() / MINUTE_MS);
    if (minute !== this.minute || this.refusals.size >= MAX_CALLERS) this.refusals.clear();
    this.minute = minute;
    const count = (this.refusals.get(caller) ?? 0) + 1;
    this.refusals.set(caller, count);
    return count > REFUSALS_A_MINUTE;
  }
}

/** What this module needs of the composition. */
export interface AuditServices {
  readonly audit: AuditTrail;
}
