import { Kind, print, type DocumentNode, type FormattedExecutionResult } from 'graphql';
import { createClient, type Client, type SubscribePayload } from 'graphql-ws/client';
import { Mailbox } from './mailbox.js';
import { backoff, pause, type RetryOptions } from './retry.js';
import { errorOfLine, ShipgraphError } from './shipgraph-error.js';

/** Options of a WebSocket connection. */
interface LineOptions {
  readonly url: string;
  readonly token: () => string | undefined;
  /** WebSocket class; defaults to the global one. */
  readonly webSocket: unknown;
}

/** One message of a subscription. */
type LineResult = FormattedExecutionResult<Record<string, unknown>, unknown>;

/** Options of a subscription. */
export interface WatchOptions {
  /** Ends the subscription. */
  readonly signal?: AbortSignal;
  /** Called on every connection, including the first. */
  readonly connected?: () => void;
  /** Called when a connection is lost, before reconnecting. */
  readonly lost?: (why: ShipgraphError) => void;
}

export interface WatchParts extends LineOptions, RetryOptions {
  /** The current cursor of the event stream. */
  readonly cursorNow: (signal: AbortSignal | undefined) => Promise<string>;
}

interface Position {
  readonly after?: string | null;
}

/**
 * Yields the changes of a subscription and reconnects as needed. Where changes carry cursors, each connection resumes after the last one and
 * the first starts at the current cursor, so a connection that drops before the first change loses nothing.
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

/** Errors that reconnecting may resolve. */
const PASSING: ReadonlySet<string> = new Set(['UNREACHABLE', 'TIMEOUT', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED']);

/** A connection that lasted this long was healthy, so the backoff starts over. */
const LASTED_MS = 10_000;

const givenUp = (): ShipgraphError => new ShipgraphError({ code: 'ABORTED', message: 'The subscription was ended.' });

/** Each subscription asks for one field; its value is the change. */
function changeOf({ data, errors }: LineResult, url: string): object {
  if (errors?.length) throw errorOfLine(errors, url);
  const [change] = Object.values(data ?? {});
  if (typeof change === 'object' && change !== null) return change;
  throw new ShipgraphError({ code: 'BAD_ANSWER', message: `${url} sent a change without data.` });
}

const takesCursor = ({ definitions }: DocumentNode): boolean =>
  definitions.some(
    (each) => each.kind === Kind.OPERATION_DEFINITION && each.variableDefinitions?.some(({ variable }) => variable.name.value === 'after'),
  );

/** One connection that carries one subscription. */
interface Line {
  /** Throws the error that ended the connection. */
  readonly results: AsyncGenerator<LineResult, void, undefined>;
  readonly hangUp: () => void;
}

const PING_MS = 15_000;
const PATIENCE_MS = 10_000;

function openLine({ url, token, webSocket }: LineOptions, asked: SubscribePayload, connected: () => void): Line {
  if (webSocket === undefined && !('WebSocket' in globalThis)) {
    throw new ShipgraphError({ code: 'UNREACHABLE', message: 'This runtime has no global WebSocket: pass a class as `webSocket`.' });
  }
  const client: Client = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    connectionParams: () => ({ token: token() }),
    ...(webSocket !== undefined && { webSocketImpl: webSocket }),
    // The caller decides whether to reconnect.
    retryAttempts: 0,
    keepAlive: PING_MS,
    connectionAckWaitTimeout: PATIENCE_MS,
    on: { connected, ...deadLineRule(() => client.terminate()) },
  });
  const mailbox = new Mailbox<LineResult>();
  const stop = client.subscribe(asked, {
    next: (result) => mailbox.put(result),
    error: (problem) => mailbox.close(errorOfLine(problem, url)),
    complete: () => mailbox.close(),
  });
  const hangUp = (): void => {
    mailbox.close();
    stop();
    // Disposing of a connection that was never opened may reject.
    Promise.resolve(client.dispose()).catch(() => undefined);
  };
  return { results: mailbox.read(), hangUp };
}

/** Detects dead connections that were never closed: terminates when a ping gets no answer. */
function deadLineRule(terminate: () => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const forget = (): void => clearTimeout(waiting);
  return {
    ping: (received: boolean): void => {
      if (!received) waiting = setTimeout(terminate, PATIENCE_MS);
    },
    pong: forget,
    closed: forget,
  };
}
