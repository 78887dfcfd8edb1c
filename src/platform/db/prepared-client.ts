import { PreparedQuery, type Answer, type NamedQuery } from './prepared-query.js';
import { currentScope } from './request-scope.js';
import { ServerClient } from './server-client.js';
import { PLANNED_EACH_TIME } from './sql.js';
import { KeptNames } from './statement-names.js';

/** Shared by all connections of the process. */
const names = new KeptNames(500);

interface Given {
  readonly text: string;
  readonly values: readonly unknown[] | undefined;
}

function givenIn([query, values]: readonly unknown[]): Given {
  if (typeof query === 'string') return { text: query, values: Array.isArray(values) ? values : undefined };
  const config = query as { readonly text?: unknown; readonly values?: readonly unknown[] };
  return { text: String(config.text), values: config.values };
}

const isNamed = (query: unknown): query is NamedQuery =>
  typeof query === 'object' && query !== null && 'name' in query && query.name !== undefined && 'types' in query && 'values' in query;

/**
 * A connection that prepares every parameterised statement once per connection, so that the server skips parsing and, for short statements,
 * most of the planning. Statements sent in one turn of the event loop leave in one packet.
 */
export class PreparedClient extends ServerClient {
  /** Receives every statement of the process, for tests that count statements and benchmarks that replay them. */
  static observer: ((text: string, values: readonly unknown[] | undefined, database: string | undefined) => void) | undefined;

  private gathering = false;

  // The overloads of pg's query cannot be restated; its first two arguments are all that matters here.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  override query(...args: any[]): any {
    const { text, values } = givenIn(args);
    PreparedClient.observer?.(text, values, this.database);
    if (typeof args[0] === 'string' && values && values.length > 0 && !text.startsWith(PLANNED_EACH_TIME)) {
      const name = names.of(text);
      if (name !== undefined) args[0] = { name, text };
    }
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    const send = (): any => {
      this.gather();
      return isNamed(args[0]) && args.length === 1 ? this.sendPrepared(args[0]) : this.sendAsGiven(args);
    };
    const scope = currentScope();
    // Calls with a callback come from the pool, which may make them on behalf of another request.
    return scope && typeof args.at(-1) !== 'function' ? scope.statement(this, text, send) : send();
  }

  private sendAsGiven(args: unknown[]): unknown {
    return (super.query as (...rest: unknown[]) => unknown).apply(this, args);
  }

  private sendPrepared(query: NamedQuery): Promise<Answer | undefined> {
    return new Promise<Answer | undefined>((resolve, reject) => {
      super.query(new PreparedQuery(query, (error, answer) => (error ? reject(error) : resolve(answer))));
    }).catch((error: unknown) => {
      // The driver's stack ends at its socket; this one leads to the sender of the statement.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    });
  }

  /** One system call for everything written until the event loop turns. */
  private gather(): void {
    if (this.gathering) return;
    const { stream } = this.connection;
    this.gathering = true;
    stream.cork();
    process.nextTick(() => {
      this.gathering = false;
      stream.uncork();
    });
  }
}
