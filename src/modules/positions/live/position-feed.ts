import type { Actor } from '../../../kernel/actor.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { statement, type Named, type RowOf } from '../../../platform/db/statement.js';
import type { Context } from '../../../platform/work/context.js';
import { Audience } from '../../../platform/live/audience.js';
import type { LiveSignal } from '../../../platform/live/live-signal.js';
import { Pulse } from '../../../platform/live/pulse.js';
import { type Share, Watch } from '../../../platform/live/watch.js';
import type { Topic } from '../../../platform/live/topic.js';
import { db } from '../positions.tables.js';

export interface PositionFilter {
  readonly runId: string | null;
  readonly hubId: string | null;
}

const BATCH = 200;

const nextMoves = statement(($: Named<{ mark: bigint }>) =>
  db
    .selectFrom('positionLatest')
    .select(['seq', 'runId', 'driverId', 'hubId', 'lat', 'lng', 'accuracy', 'at', 'metres'])
    .where('seq', '>', $.mark)
    .orderBy('seq')
    .limit(BATCH),
);
export type Move = RowOf<typeof nextMoves>;

const newestMove = statement(() => db.selectFrom('positionLatest').select((eb) => eb.fn.max('seq').as('seq')));

/** A run without a point that counts is nowhere yet. Drivers follow only themselves. */
const concerns = ({ runId, driverId, hubId, at }: Move, actor: Actor, filter: PositionFilter): boolean =>
  at !== null &&
  (!actor.seesAssignedOnly || driverId === actor.id) &&
  (filter.runId === null || filter.runId === runId) &&
  (filter.hubId === null || filter.hubId === hubId);

export const moves: Topic<Move, PositionFilter> = { permission: 'fleet:read', concerns };

export interface PositionFeedParts {
  readonly sql: RunSql;
  readonly newShare: () => Share;
  readonly signal: LiveSignal;
  readonly warn: (message: string, error: unknown) => void;
}

/** Reads published moves once per process and passes them to the subscribers in it. */
export class PositionFeed {
  private readonly audience = new Audience<Move, PositionFilter>();
  private readonly pulse: Pulse;
  private mark = 0n;

  constructor(private readonly parts: PositionFeedParts) {
    const source = { stream: 'positions', findPlace: () => this.findPlace(), readNew: () => this.readNew() } as const;
    this.pulse = new Pulse(source, parts.signal, parts.warn);
  }

  async watch(caller: Context['caller'], filter: PositionFilter): Promise<Watch<Move, PositionFilter>> {
    await this.pulse.join();
    const left = (): void => {
      this.audience.remove(watch);
      this.pulse.leave();
    };
    const watch = new Watch<Move, PositionFilter>({ topic: moves, caller, filter, left });
    this.audience.add(watch);
    return watch;
  }

  private async findPlace(): Promise<void> {
    this.mark = (await newestMove.first(this.parts.sql, {}))?.seq ?? 0n;
  }

  private async readNew(): Promise<void> {
    for (;;) {
      const moved = await nextMoves(this.parts.sql, { mark: this.mark });
      this.mark = moved.at(-1)?.seq ?? this.mark;
      this.audience.tell(moved, this.parts.newShare());
      if (moved.length < BATCH) return;
      await this.audience.settle();
    }
  }
}
