import { invalid, refuse, refuseFields } from '../../kernel/errors.js';
import { cursorOf, positionOf } from '../events/event-cursor.js';
import type { Database } from '../db/database.js';
import type { RunSql } from '../db/sql.js';
import { Context } from '../work/context.js';
import type { CoreServices } from '../services.js';
import { Audience } from './audience.js';
import { newestPosition, readEvents } from '../events/read-events.js';
import type { LiveSignal } from './live-signal.js';
import { Pulse } from './pulse.js';
import { Share, Watch, type Heard } from './watch.js';
import type { EventTopic, SequencedEvent } from './topic.js';

export type { Heard };

type AnyTopic = EventTopic<never, never>;
type Caller = Context['caller'];

export interface LiveServices {
  /** Delivers changes made by any process to the subscribers of this one. */
  readonly live: LiveFeed;
}

export interface LiveFeedParts {
  readonly database: () => Database;
  readonly services: () => CoreServices;
  readonly signal: LiveSignal;
  readonly warn: (message: string, error: unknown) => void;
}

const BATCH = 200;
/** A client that is further behind should reload the state instead of every change. */
const MAX_BEHIND = 200_000n;

/** Reads events once per process, in the order in which they became visible, and passes them to the topics' subscribers. */
export class LiveFeed {
  private readonly audiences = new Map<AnyTopic, Audience<unknown, unknown>>();
  private readonly pulse: Pulse;
  /** Everything up to this position was delivered. */
  private mark = 0n;
  /** Counts how often a topic got its first subscriber. */
  private topicsAsked = 0;

  constructor(private readonly parts: LiveFeedParts) {
    const source = { stream: 'events', findPlace: () => this.findPlace(), readNew: () => this.readNew() } as const;
    this.pulse = new Pulse(source, parts.signal, parts.warn);
  }

  /** Begins a subscription: with the changes since `after`, or with new changes only. */
  async watch<Change, Filter extends { readonly after?: string | null }>(
    topic: EventTopic<Change, Filter>,
    caller: Caller,
    filter: Filter,
  ): Promise<AsyncIterable<Heard<Change>>> {
    const after = filter.after == null ? undefined : positionOf(filter.after);
    await this.pulse.join();
    try {
      if (after !== undefined) await this.checkPlace(after);
    } catch (error) {
      this.pulse.leave();
      throw error;
    }
    const audience = this.audienceOf(topic);
    const left = (): void => {
      audience.remove(watch);
      this.pulse.leave();
    };
    const watch: Watch<Change, Filter> = new Watch({ topic, caller, filter, left });
    if (after !== undefined && after < this.mark) watch.behind = this.missed(topic, watch, after);
    if (audience.isEmpty) this.topicsAsked += 1;
    audience.add(watch);
    return watch;
  }

  /** Another process may have delivered events that this one has not read yet. */
  private async checkPlace(after: bigint): Promise<void> {
    if (after > this.mark) await this.pulse.catchUp();
    if (after > this.mark) throw refuseFields([invalid('after', 'noCursor')]);
    if (this.mark - after > MAX_BEHIND) {
      throw refuseFields([invalid('after', 'tooFarBack')]);
    }
  }

  /** The position up to which everything is visible, for clients that read the state first and then subscribe. */
  async cursorNow({ actor, sql }: Context): Promise<string> {
    if (actor.type === 'public') throw refuse('UNAUTHORIZED');
    return cursorOf(await newestPosition(sql));
  }

  /**
   * Reads the next batch of missed events. When none are left up to the mark, the watch goes live. Nothing is repeated or skipped in
   * between, because moving the mark and notifying the watches is one synchronous step.
   */
  private missed<Change, Filter>(topic: EventTopic<Change, Filter>, watch: Watch<Change, Filter>, from: bigint): () => Promise<void> {
    let after = from;
    return async () => {
      const until = this.mark;
      const { position, hasMore, events } = await readEvents(this.sql, { after, until, types: topic.events, limit: BATCH });
      after = hasMore ? position : until;
      const share = this.newShare();
      for (const change of events.flatMap((event) => topic.read(event) ?? [])) watch.offer(change, share);
      if (after === this.mark) watch.behind = undefined;
    };
  }

  private get sql(): RunSql {
    return this.parts.database().sql;
  }

  private async findPlace(): Promise<void> {
    this.mark = await newestPosition(this.sql);
  }

  private async readNew(): Promise<void> {
    for (;;) {
      const { topicsAsked } = this;
      const topics = [...this.audiences].filter(([, audience]) => !audience.isEmpty);
      const types = [...new Set(topics.flatMap(([topic]) => topic.events))];
      const { position, hasMore, events } = await readEvents(this.sql, { after: this.mark, types, limit: BATCH });
      // A topic was added while the events were being read: they are read again to include it.
      if (topicsAsked !== this.topicsAsked) continue;
      this.mark = position;
      const share = this.newShare();
      for (const [topic, audience] of topics) audience.tell(changesOf(topic, events), share);
      if (!hasMore) return;
      for (const [, audience] of topics) await audience.settle();
    }
  }

  /** For changes that become visible together. */
  newShare(): Share {
    const { database, services } = this.parts;
    return new Share((caller) => new Context(database(), services(), { ...caller, drop: undefined }));
  }

  private audienceOf<Change, Filter>(topic: EventTopic<Change, Filter>): Audience<Change, Filter> {
    const key = topic as unknown as AnyTopic;
    let audience = this.audiences.get(key);
    if (!audience) this.audiences.set(key, (audience = new Audience()));
    return audience as unknown as Audience<Change, Filter>;
  }
}

const changesOf = (topic: AnyTopic, events: readonly SequencedEvent[]): unknown[] =>
  events.filter(({ type }) => topic.events.includes(type)).flatMap((event) => topic.read(event) ?? []);
