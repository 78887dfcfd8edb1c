import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Context } from '../work/context.js';
import type { Topic } from './topic.js';

/** A change on its way to a subscriber. */
export interface Heard<Change> {
  readonly change: Change;
  readonly share: Share;
}

export interface WatchParts<Change, Filter> {
  readonly topic: Topic<Change, Filter>;
  readonly caller: Context['caller'];
  readonly filter: Filter;
  /** Called once, when the last listener has left. */
  readonly left: () => void;
}

/** A client with more unread changes than this is not reading. */
const MAX_WAITING = 1_000;

/** One subscription: its unsent changes, in order, and whether the caller may still see them. */
export class Watch<Change, Filter> implements AsyncIterableIterator<Heard<Change>> {
  private readonly queue: Heard<Change>[] = [];
  private head = 0;
  private wake: (() => void) | undefined;
  private ended = false;
  private failure: Error | undefined;
  /** Fetches missed changes before live ones; undefined if there are none. */
  behind: (() => Promise<void>) | undefined;

  constructor(private readonly parts: WatchParts<Change, Filter>) {}

  get actor(): Actor {
    return this.parts.caller.actor;
  }

  get filter(): Filter {
    return this.parts.filter;
  }

  get waiting(): number {
    return this.queue.length - this.head;
  }

  /** Queues a change if the subscriber may see it and asked for it. */
  offer(change: Change, share: Share): void {
    const { topic, caller, filter } = this.parts;
    if (this.ended) return;
    if (!caller.actor.can(topic.permission)) {
      this.fail(refuse('FORBIDDEN'));
      return;
    }
    if (!topic.concerns(change, caller.actor, filter)) return;
    this.queue.push({ change, share });
    this.wake?.();
    if (this.waiting <= MAX_WAITING) return;
    this.end();
    caller.drop?.('Too slow: changes are not read as fast as they arrive.');
  }

  async next(): Promise<IteratorResult<Heard<Change>>> {
    for (;;) {
      if (this.failure) throw this.failure;
      if (this.ended) return { done: true, value: undefined };
      const heard = this.take();
      if (heard) return { done: false, value: heard };
      if (this.behind) await this.behind().catch((error: unknown) => this.fail(error instanceof Error ? error : new Error(String(error))));
      else await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  return(): Promise<IteratorResult<Heard<Change>>> {
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private fail(error: Error): void {
    this.failure = error;
    this.end();
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    this.queue.length = this.head = 0;
    this.wake?.();
    this.parts.left();
  }

  private take(): Heard<Change> | undefined {
    const heard = this.queue[this.head];
    if (!heard) return undefined;
    this.head += 1;
    // Shifting a long array would cost its length each time.
    if (this.head === this.queue.length) this.queue.length = this.head = 0;
    return heard;
  }
}

type Caller = Context['caller'];

/** Access and presentation depend on these facts alone, never on the person or token. */
const sightOf = ({ type, sellerId, shopId, scopes }: Actor): string => JSON.stringify([type, sellerId, shopId, scopes]);

/**
 * The work shared by subscribers to changes that became visible together. Records are read once for all with the same access, and a
 * document that several of them sent is executed once.
 */
export class Share {
  private readonly contexts = new Map<string, Context>();
  private readonly answers = new Map<object, Map<string, Promise<unknown>>>();

  constructor(private readonly open: (caller: Caller) => Context) {}

  contextFor(caller: Caller): Context {
    const sight = sightOf(caller.actor);
    let context = this.contexts.get(sight);
    if (!context) this.contexts.set(sight, (context = this.open(caller)));
    return context;
  }

  /** The response for a change, computed for the first of the subscribers with the same access and the same query. */
  answer<Answer>(change: object, { caller, question }: { caller: Caller; question: string }, work: () => Promise<Answer>): Promise<Answer> {
    const key = `${sightOf(caller.actor)} ${question}`;
    let answers = this.answers.get(change);
    if (!answers) this.answers.set(change, (answers = new Map<string, Promise<unknown>>()));
    let answer = answers.get(key);
    if (!answer) answers.set(key, (answer = work()));
    return answer as Promise<Answer>;
  }
}
