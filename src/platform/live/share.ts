import type { Actor } from '../../kernel/actor.js';
import type { Context } from '../work/context.js';

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
