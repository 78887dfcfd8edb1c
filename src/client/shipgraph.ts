import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { GraphQLClient } from 'graphql-request';
import { Kind, OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { withoutSlashes } from './base-url.js';
import { LiveCursorDocument } from './operations.generated.js';
import { withRetries, type RetryOptions } from './retry.js';
import { sdkOver, type CallOptions, type Sdk } from './sdk.js';
import { shipgraphError } from './shipgraph-error.js';
import { watch } from './watch.js';

export interface ShipgraphOptions extends Partial<RetryOptions> {
  /** Base URL of the service, such as https://ship.example. */
  readonly url: string;
  /** A session token, an ERP token or a seller's API token. A function is called before each request. */
  readonly token?: string | (() => string | undefined);
  /** Timeout of a single attempt. */
  readonly timeoutMs?: number;
  /** Extra headers sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
  /** WebSocket class for subscriptions where there is no global one (Node before 22), such as that of `ws`. */
  readonly webSocket?: unknown;
}

export interface Shipgraph extends Sdk {
  readonly url: string;
  /** Sends a custom document, with the same errors, timeouts and retries. */
  request<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: CallOptions,
  ): Promise<Data>;
}

const TIMEOUT_MS = 30_000;
const RETRIES: RetryOptions = { attempts: 3, maxWaitMs: 20_000 };

/** Idempotent mutations: repeated calls return the first result. */
const REPEATABLE: ReadonlySet<string> = new Set(['createOrder', 'confirmCod', 'issueCodInvoice', 'approveRequest', 'rejectRequest']);

/** Creates a client with one function per operation. */
export function createShipgraph(options: ShipgraphOptions): Shipgraph {
  const url = withoutSlashes(options.url);
  const tokenOf = (): string | undefined => (typeof options.token === 'function' ? options.token() : options.token);
  const { attempts = RETRIES.attempts, maxWaitMs = RETRIES.maxWaitMs, webSocket } = options;
  const client = new GraphQLClient(`${url}/graphql`, {
    headers: () => {
      const token = tokenOf();
      return { ...options.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
    },
    ...(options.fetch && { fetch: options.fetch }),
  });

  async function request<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    given: Variables,
    { signal, timeoutMs = options.timeoutMs ?? TIMEOUT_MS }: CallOptions = {},
  ): Promise<Data> {
    const { repeatable, variables } = prepared(document, given);
    const attempt = (): Promise<Data> => {
      const timeout = AbortSignal.timeout(timeoutMs);
      const ends = signal ? AbortSignal.any([signal, timeout]) : timeout;
      return client.request<Data>({ document, variables, signal: ends }).catch((error: unknown) => {
        // fetch rethrows the caller's abort reason as it is, so normalise it to an AbortError.
        throw shipgraphError(signal?.aborted ? new DOMException('', 'AbortError') : error, url);
      });
    };
    return withRetries(attempt, { attempts, maxWaitMs, repeatable, signal });
  }

  const cursorNow = async (signal: AbortSignal | undefined): Promise<string> =>
    (await request(LiveCursorDocument, {}, { signal })).liveCursor;
  const lines = { url, token: tokenOf, webSocket, attempts, maxWaitMs, cursorNow };
  const sdk = sdkOver(request, (document, variables, watching) => watch(lines, document, variables, watching));
  return { ...sdk, url, request };
}

/** Decides whether a document may be retried. A mutation that takes an idempotency key gets one, which makes it repeatable. */
function prepared<Variables extends object>(document: DocumentNode, given: Variables): { repeatable: boolean; variables: Variables } {
  const operation = document.definitions.find((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION);
  if (operation?.operation !== OperationTypeNode.MUTATION) return { repeatable: true, variables: given };
  const takesKey = operation.variableDefinitions?.some(({ variable }) => variable.name.value === 'idempotencyKey');
  if (takesKey) return { repeatable: true, variables: { ...given, idempotencyKey: keyOf(given) } };
  const fields = operation.selectionSet.selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));
  return { repeatable: fields.every((field) => REPEATABLE.has(field)), variables: given };
}

const keyOf = (given: object): string =>
  'idempotencyKey' in given && typeof given.idempotencyKey === 'string' ? given.idempotencyKey : crypto.randomUUID();
