import { sql as raw } from 'kysely';
import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.js';
import type { LiveSignal } from '../../../platform/live/live-signal.js';
import { db } from '../positions.tables.js';

/** A run is published at most this often, with where it is then. */
const COLLECT_MS = 2_000;

const NEWS_LOCK = 746_120_379;
const takeTurn = statement(() =>
  db.selectNoFrom(raw`pg_advisory_xact_lock(${raw.lit(NEWS_LOCK)}::int, hashtext(current_schema()))`.as('taken')),
);

/** Numbers above all that readers have seen, by the clock where those were deleted in the meantime. */
const renumber = statement(($: Named<{ runIds: readonly string[] }>) =>
  db
    .updateTable('positionLatest')
    .from((eb) =>
      eb
        .selectFrom('positionLatest as p')
        .select((p) => p.fn.coalesce(p.fn.max('p.seq'), raw<bigint>`0`).as('seq'))
        .as('newest'),
    )
    .from((eb) =>
      eb
        .selectFrom('positionLatest as m')
        .select(['m.runId', raw<bigint>`row_number() over ()`.as('place')])
        .where('m.runId', '=', anyOf($.runIds))
        .as('moved'),
    )
    .set({ seq: raw<bigint>`greatest(newest.seq, (extract(epoch from now()) * 1000)::bigint) + moved.place` })
    .whereRef('positionLatest.runId', '=', 'moved.runId'),
);

export interface PositionNewsParts {
  readonly unitOfWork: () => UnitOfWork;
  readonly signal: LiveSignal;
  readonly warn: (message: string, error: unknown) => void;
}

/**
 * Publishes moves to subscribers in all processes, and only while there are any. Runs after the transactions that store them, so that
 * devices do not wait for it. If it fails, the next move of the same run makes up for it.
 */
export class PositionNews {
  private moved = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: PositionNewsParts) {}

  publish(runId: string): void {
    if (!this.parts.signal.isWanted('positions')) return;
    this.moved.add(runId);
    this.timer ??= setTimeout(() => void this.publishAll(), COLLECT_MS).unref();
  }

  private async publishAll(): Promise<void> {
    const runIds = [...this.moved];
    this.moved = new Set();
    this.timer = undefined;
    await this.write(runIds).catch((error: unknown) =>
      this.parts.warn('Could not publish moves of drivers; subscribers miss them.', error),
    );
    this.parts.signal.tell('positions');
  }

  private async write(runIds: readonly string[]): Promise<void> {
    await this.parts.unitOfWork().run(null, async (tx) => {
      // One writer at a time: if numbers became visible out of order, readers would skip some.
      await takeTurn(tx.sql, {});
      await renumber(tx.sql, { runIds });
    });
  }
}
