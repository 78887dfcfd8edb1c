import type { Actor } from '../../kernel/actor.js';
import type { Context } from '../graphql/context.js';

type Caller = Context['caller'];

/** What an actor may see and how it is shown depends on this alone, and never on which person or token it is. */
const sightOf = ({ type, sellerId, shopId, scopes }: Actor): string => JSON.stringify([type, sellerId, shopId, scopes]);

/**
 * What the subscribers of changes that became visible together have in common. Records are read once for all who see the same, and a document that
 * several of them sent is answered once.
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

  /** The answer to a question about a change, worked out for the first of those who see the same and ask the same. */
  answer<Answer>(change: object, { caller, question }: { caller: Caller; question: string }, work: () => Promise<Answer>): Promise<Answer> {
    const key = `${sightOf(caller.actor)} ${question}`;
    let answers = this.answers.get(change);
    if (!answers) this.answers.set(change, (answers = new Map<string, Promise<unknown>>()));
    let answer = answers.get(key);
    if (!answer) answers.set(key, (answer = work()));
    return answer as Promise<Answer>;
  }
}
