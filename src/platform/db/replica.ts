import { setTimeout as wait } from 'node:timers/promises';
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import type { Pool } from 'pg';
import { readsOf } from './connection.js';
import { detached } from './request-scope.js';
import type { RunSql } from './sql.js';
import { isUnavailable } from './unavailable.js';

/** Where the reads of an operation go, and why. */
export type ReadOutcome = 'replica' | 'behind' | 'away';

export interface ReplicaParts {
  readonly pool: Pool;
  readonly begin: string;
  readonly primary: RunSql;
  /** Query fields that may be read from the replica: lists and figures. */
  readonly fields: ReadonlySet<string>;
  readonly count: (outcome: ReadOutcome) => void;
}

const AGAIN_MS = 5;
/** A streaming replica is a few milliseconds behind; one that needs longer would only delay the response. */
const CATCH_UP_MS = 100;
/** A replica that says nothing for this long is away. */
const ANSWER_MS = 500;
/** After a miss the replica is left alone for this long, so that a lagging or absent one delays few requests. */
const REST_MS = 1_000;

/** With asynchronous commits, what was acknowledged may not have been flushed yet. */
const POSITION = `select (case current_setting('synchronous_commit')
  when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end)::text as position`;
/** A replica that was promoted is none any more. */
const HAS_REPLAYED = 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "isFresh"';

/**
 * A streaming replica for reads that need not come from the primary. It is read only when it has replayed everything that the primary had
 * committed when the operation arrived: no caller ever sees less than before, whichever process has answered or written.
 */
export class Replica {
  private readonly sql: RunSql;
  private restsUntil = 0;

  constructor(private readonly parts: ReplicaParts) {
    this.sql = withFallback(
      readsOf(parts.pool, () => parts.primary.now(), parts.begin),
      parts.primary,
    );
  }

  /** True if every field of the operation may be read from the replica. */
  serves({ operation, selectionSet }: OperationDefinitionNode): boolean {
    return (
      operation === OperationTypeNode.QUERY &&
      selectionSet.selections.every((each) => each.kind === Kind.FIELD && this.parts.fields.has(each.name.value))
    );
  }

  /** The reads of the replica; undefined if it is behind or away, and the primary must be read. */
  async caughtUp(): Promise<RunSql | undefined> {
    if (performance.now() < this.restsUntil) return undefined;
    // A silent replica answers neither yes nor no. Its connection is given up later, by itself.
    const outcome = await Promise.race([detached(() => this.look()), wait<ReadOutcome>(ANSWER_MS, 'away', { ref: false })]);
    this.parts.count(outcome);
    if (outcome === 'replica') return this.sql;
    this.restsUntil = performance.now() + REST_MS;
    return undefined;
  }

  async close(): Promise<void> {
    await this.parts.pool.end();
  }

  private async look(): Promise<ReadOutcome> {
    const { primary, pool } = this.parts;
    const [now] = await primary<{ position: string }>(POSITION);
    const until = performance.now() + CATCH_UP_MS;
    try {
      for (;;) {
        const { rows } = await pool.query<{ isFresh: boolean | null }>(HAS_REPLAYED, [now?.position]);
        if (rows[0]?.isFresh) return 'replica';
        if (rows[0]?.isFresh === null || performance.now() > until) return 'behind';
        await wait(AGAIN_MS);
      }
    } catch (error) {
      if (isUnavailable(error)) return 'away';
      throw error;
    }
  }
}

/** What the replica cannot answer, because it has gone away or cancelled the statement for its replay, the primary answers. */
function withFallback(replica: RunSql, primary: RunSql): RunSql {
  const orElse = async <T>(read: Promise<T>, instead: () => Promise<T>): Promise<T> => {
    try {
      return await read;
    } catch (error) {
      if (isUnavailable(error)) return instead();
      throw error;
    }
  };
  const raw: <T extends object>(text: string, values?: readonly unknown[]) => Promise<T[]> = (text, values) =>
    orElse(replica(text, values), () => primary(text, values));
  const run: RunSql['run'] = (statement, values) => orElse(replica.run(statement, values), () => primary.run(statement, values));
  return Object.assign(raw, { run, now: primary.now });
}
