import { Kind, print, type DocumentNode } from 'graphql';
import { openLine, type LineOptions, type LineResult } from './line.js';
import { backoff, pause, type RetryOptions } from './retry.js';
import { errorOfLine, ShipgraphError } from './shipgraph-error.js';

/** How a subscription is read. */
export interface WatchOptions {
  /** Ends it. */
  readonly signal?: AbortSignal;
  /** Called each time that there is a connection, the first time too. */
  readonly connected?: () => void;
  /** Called when a connection is lost. Another one is made. */
  readonly lost?: (why: ShipgraphError) => void;
}

export interface WatchParts extends LineOptions, RetryOptions {
  /** The present place in the order of events. */
  readonly cursorNow: (signal: AbortSignal | undefined) => Promise<string>;
}

interface Position {
  readonly after?: string | null;
}

/**
 * What a subscription tells, over as many connections as it takes. Where changes have cursors, each connection goes on behind the last one, and the first
 * begins at the present: a connection that breaks before the first change loses nothing either.
 */
export async function* watch(
  parts: WatchParts,
  document: DocumentNode,
  given: Position,
  options: WatchOptions,
): AsyncGenerator<object, void, undefined> {
  const { signal, lost } = options;
  const query = print(document);
  let variables = given;
  if (given.after == null && takesCursor(document)) variables = { ...given, after: await parts.cursorNow(signal) };
  let failures = 0;
  let connectedAt: number | undefined;
  for (;;) {
    if (signal?.aborted) throw givenUp();
    const line = openLine(parts, { query, variables: { ...variables } }, () => {
      connectedAt = performance.now();
      options.connected?.();
    });
    signal?.addEventListener('abort', line.hangUp, { once: true });
    try {
      for await (const result of line.results) {
        const change = changeOf(result, parts.url);
        yield change;
        if ('cursor' in change && typeof change.cursor === 'string') variables = { ...variables, after: change.cursor };
      }
    } catch (error) {
      const problem = errorOfLine(error, parts.url);
      if (!PASSING.has(problem.code) || (connectedAt === undefined && failures + 1 >= parts.attempts)) throw problem;
      lost?.(problem);
    } finally {
      signal?.removeEventListener('abort', line.hangUp);
      line.hangUp();
    }
    if (signal?.aborted) throw givenUp();
    failures = connectedAt !== undefined && performance.now() - connectedAt > LASTED_MS ? 1 : failures + 1;
    await pause(Math.min(backoff(failures), parts.maxWaitMs), signal);
  }
}

/** What another connection may help against. */
const PASSING: ReadonlySet<string> = new Set(['UNREACHABLE', 'TIMEOUT', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED']);

/** A connection that held for so long was a good one: the next is tried at once. */
const LASTED_MS = 10_000;

const givenUp = (): ShipgraphError => new ShipgraphError({ code: 'ABORTED', message: 'The subscription was ended.' });

/** Each subscription asks for one field; its value is the change. */
function changeOf({ data, errors }: LineResult, url: string): object {
  if (errors?.length) throw errorOfLine(errors, url);
  const [change] = Object.values(data ?? {});
  if (typeof change === 'object' && change !== null) return change;
  throw new ShipgraphError({ code: 'BAD_ANSWER', message: `${url} told of a change without saying which.` });
}

const takesCursor = ({ definitions }: DocumentNode): boolean =>
  definitions.some(
    (each) => each.kind === Kind.OPERATION_DEFINITION && each.variableDefinitions?.some(({ variable }) => variable.name.value === 'after'),
  );
