import { createHash } from 'node:crypto';
import pg from 'pg';
import { currentScope } from './request-scope.js';
import { PLANNED_EACH_TIME } from './sql.js';

/** One connection keeps at most this many statements prepared; later texts run unprepared, so memory stays bounded. */
const MAX_PREPARED = 500;

/** Statement names by text, shared by all connections of the process. */
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_PREPARED) return known;
  const name = `s${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}

const textOf = (query: unknown): string => (typeof query === 'string' ? query : String((query as { text?: unknown }).text));

/**
 * A pg client that prepares every parameterised statement once per connection.
 * The server then skips parsing and, for the short statements here, mostly planning as well.
 */
export class PreparedClient extends pg.Client {
  /** Told every statement of the process, for tests that count them and benchmarks that replay them. */
  static observer: ((text: string, values: readonly unknown[] | undefined, database: string | undefined) => void) | undefined;

  // The overloads of pg's query cannot be restated; its first two arguments are all that matters here.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  override query(...args: any[]): any {
    const [text, values] = args as unknown[];
    const given = Array.isArray(values) ? values : undefined;
    PreparedClient.observer?.(textOf(text), given, this.database);
    if (typeof text === 'string' && given && given.length > 0 && !text.startsWith(PLANNED_EACH_TIME)) {
      const name = nameOf(text);
      if (name !== undefined) args[0] = { name, text };
    }
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    const send = (): any => (super.query as (...rest: any[]) => any).apply(this, args);
    const scope = currentScope();
    // Calls with a callback come from the pool, which may make them in the name of another request.
    return scope && typeof args.at(-1) !== 'function' ? scope.statement(this, textOf(text), send) : send();
  }
}
