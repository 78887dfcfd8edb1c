import {
  createSourceEventStream,
  execute,
  GraphQLError,
  OperationTypeNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { makeServer, type Server, type SubscribePayload } from 'graphql-ws';
import { refuse, type Refusal } from '../../kernel/errors.js';
import type { Context } from '../work/context.js';
import { DocumentRefused, type AdmittedDocument, type Documents } from '../graphql/documents.js';
import { fittingErrors } from '../graphql/fitting-errors.js';
import { refusalOf, shownError } from '../graphql/format-error.js';
import type { TrustedDocuments } from '../graphql/trusted-documents.js';
import type { Heard } from '../live/watch.js';
import { isUnknown, type Authenticate } from './authenticate.js';
import { CLOSE } from './close-codes.js';
import type { Connection } from './connection.js';
import type { Counts } from './counts.js';
import { ResultStream } from './result-stream.js';
import { proofOf } from './token-of.js';

export interface ProtocolParts {
  readonly schema: GraphQLSchema;
  /** Documents have the same limits as over HTTP. */
  readonly documents: Documents;
  readonly trusted: TrustedDocuments;
  readonly production: boolean;
  readonly authenticate: Authenticate;
  /** Called once a connection has authenticated; false if its caller has too many. */
  readonly admit: (connection: Connection) => boolean;
  readonly newContext: (caller: Context['caller']) => Context;
  readonly subscriptions: Counts;
  /** The values that the subscriptions of each caller may answer to one change. */
  readonly sizes: Counts;
  readonly maxSubscriptions: number;
  readonly report: (refusal: Refusal, requestId: string) => void;
}

/** An operation, with what executes it for each change. */
interface Subscribing extends ExecutionArgs {
  readonly contextValue: Context;
  readonly connection: Connection;
  readonly size: number;
  /** The same for operations with the same query. */
  readonly question: string;
}

const INIT_WAIT_MS = 5_000;
/** All subscriptions of one caller may answer a change together. */
const MAX_SIZES = 2_000_000;

/** Serves the graphql-transport-ws protocol over our connections. */
export function openProtocol(parts: ProtocolParts): Server<Connection> {
  return makeServer<Record<string, unknown>, Connection>({
    connectionInitWaitTimeout: INIT_WAIT_MS,
    onConnect: ({ extra, connectionParams }) => connect(parts, extra, connectionParams),
    onSubscribe: ({ extra }, _id, payload) => prepare(parts, extra, payload),
    // Receives what `prepare` returned.
    subscribe: (args) => begin(parts, args as Subscribing),
    // Results are already formatted, once for all that share them.
    onNext: (_context, _id, _payload, _args, result) => result,
    onError: (_context, _id, _payload, errors) => shaped(parts, { errors }, undefined).errors,
  });
}

async function connect(parts: ProtocolParts, connection: Connection, params: Record<string, unknown> | undefined): Promise<boolean> {
  try {
    const proof = proofOf(params, connection);
    connection.identify(proof, await parts.authenticate(proof.token, connection.ip, proof.deviceId));
    if (parts.admit(connection)) return true;
    connection.end(CLOSE.tryLater, 'Too many connections of this caller.');
  } catch (error) {
    const { code, facts } = refusalOf(error);
    if (isUnknown(code)) connection.end(CLOSE.unauthorized, facts.reason ?? code);
    else connection.end(CLOSE.tryLater, code);
  }
  return false;
}

function prepare(parts: ProtocolParts, connection: Connection, payload: SubscribePayload): Subscribing | readonly GraphQLError[] {
  const { operationName } = payload;
  const read = readDocument(parts, payload);
  if (!('document' in read)) return read;
  const problem = subscriptionProblem(read.operation);
  if (problem) return [problem];
  if (!takePlace(parts, connection, read.size)) return [asError(refuse('RATE_LIMITED.subscriptions'))];
  return {
    schema: parts.schema,
    document: read.document,
    operationName: operationName ?? null,
    variableValues: read.variables,
    contextValue: parts.newContext(connection.newCaller()),
    connection,
    size: read.size,
    question: JSON.stringify([read.query, operationName, read.variables]),
  };
}

function takePlace({ subscriptions, sizes, maxSubscriptions }: ProtocolParts, { credentialId = '' }: Connection, size: number): boolean {
  if (!subscriptions.take(credentialId, maxSubscriptions)) return false;
  if (sizes.take(credentialId, MAX_SIZES, size)) return true;
  subscriptions.giveBack(credentialId);
  return false;
}

/** Returns the document with its text, or its errors. */
function readDocument(
  { documents, trusted }: ProtocolParts,
  payload: SubscribePayload,
): (AdmittedDocument & { readonly query: string }) | readonly GraphQLError[] {
  const { operationName, variables } = payload;
  try {
    const query = trusted.textOf(payload) ?? '';
    return { ...documents.admit({ query, operationName, variables }), query };
  } catch (error) {
    return error instanceof DocumentRefused ? error.errors : [asError(error)];
  }
}

/** Queries and mutations belong to HTTP, which counts, limits and logs them. */
function subscriptionProblem(operation: OperationDefinitionNode | undefined): GraphQLError | undefined {
  if (!operation) return new GraphQLError('The document has several operations and the request names none of them.');
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return undefined;
  return new GraphQLError('Only subscriptions are served over a WebSocket; send queries and mutations by POST.');
}

async function begin(parts: ProtocolParts, args: Subscribing): Promise<ResultStream<Heard<object>, ExecutionResult> | ExecutionResult> {
  const credential = args.connection.credentialId ?? '';
  const giveBack = (): void => {
    parts.subscriptions.giveBack(credential);
    parts.sizes.giveBack(credential, args.size);
  };
  const { requestId } = args.contextValue;
  try {
    const stream = await createSourceEventStream(args);
    if (Symbol.asyncIterator in stream) {
      // Every subscription field returns a stream from a feed.
      const source = stream as AsyncIterable<Heard<object>>;
      return new ResultStream(source[Symbol.asyncIterator](), (heard) => answer(parts, args, heard), giveBack);
    }
    giveBack();
    return shaped(parts, stream, requestId);
  } catch (error) {
    giveBack();
    return shaped(parts, { errors: [asError(error)] }, requestId);
  }
}

function answer(parts: ProtocolParts, args: Subscribing, { change, share }: Heard<object>): Promise<ExecutionResult> {
  const { caller } = args.contextValue;
  return share.answer(change, { caller, question: args.question }, async () => {
    const contextValue = share.contextFor(caller).forOperation();
    const result = await execute({ ...args, rootValue: change, contextValue });
    return shaped(parts, contextValue.budget.settleUnwritten(result), contextValue.requestId);
  });
}

/** The result as sent, with errors in our format. */
function shaped(parts: ProtocolParts, result: ExecutionResult, requestId: string | undefined): ExecutionResult {
  if (!result.errors) return result;
  for (const error of result.errors) parts.report(refusalOf(error), requestId ?? '');
  const errors = result.errors.map((error) => shownError(error.toJSON(), error, { requestId, production: parts.production }));
  return { ...result, errors: fittingErrors(errors, result) as never };
}

const asError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError
    ? error
    : new GraphQLError('', { originalError: error instanceof Error ? error : new Error(String(error)) });
