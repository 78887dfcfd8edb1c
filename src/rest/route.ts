import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type { ErrorCode } from '../kernel/errors.js';
import type { OtherNames } from '../platform/graphql/field-homes.js';
import type { Json, Printable } from '../platform/http/json.js';
import type { ProvenStep } from '../platform/http/shop-call.js';
import type { FormLimits } from '../platform/http/form-body.js';
import type { Part } from './reply/part.js';
import { asReply, type Reply } from './reply/reply.js';
import type { Source } from './request/source.js';
import type { Spellings } from './request/spelling.js';
import type { RestRequest } from './request.js';
import type { RouteDocs } from './route-docs.js';

/**
 * How the caller authenticates. Permissions are checked behind the document, the same for every door. A signed link needs no token, and an
 * ERP token needs no signature.
 */
export type Door = 'public' | 'shopToken' | 'bearer' | 'erpToken' | 'signedLink';

/** The documented error shape of a refusal. `page` is an HTML page, unless the caller asks for JSON. */
export type ErrorFamily = 'store' | 'order' | 'return' | 'erp' | 'label' | 'page';

export type Activation = 'never' | 'when required' | 'always';
/** When a route calls an outside system. A route that calls one but writes nothing uses 'after writing'. */
export type WaitsForOthers = 'never' | 'before writing' | 'after writing';
export type RefusalCodes = Readonly<Partial<Record<ErrorCode, ErrorCode>>>;

/** Properties of every row. */
interface RowFacts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Express path. */
  readonly path: string;
  readonly door: Door;
  readonly errors: ErrorFamily;
  /** One sentence for the generated documentation. */
  readonly summary: string;
  /** Reads the record in the path, so that a missing record is reported before an invalid request. */
  readonly subject?: TypedDocumentNode<object, { id: string }>;
  /** Also accepts forms with files. */
  readonly forms?: FormLimits;
  /** Adds problems that schema types cannot express to those of the request. */
  readonly check?: (request: RestRequest) => void;
}

interface RowRules {
  /**
   * Requires an activated shop: always, or when activation is required for orders. Use cases of orders, changes and returns require it too,
   * for GraphQL; here it is reported before the fields are checked.
   */
  readonly activation: Activation;
  /** Refusals that this route returns with another code. */
  readonly codes: RefusalCodes;
  /** Warns about misplaced fields. Unknown fields are ignored silently, for older plug-ins. */
  readonly warnsOfMisplaced: boolean;
  /** What other requests of the same plug-ins call a field, and where it belongs here: also warned about as misplaced. */
  readonly otherNames: OtherNames;
  /** When it calls an outside system, such as a carrier. No transaction may be open during the call. */
  readonly waitsForOthers: WaitsForOthers;
  /** What a plug-in has got working when this succeeds. */
  readonly proves?: ProvenStep;
  /** The domain of the shop that a body names, for routes without a token. */
  readonly shopNamed?: (body: Json | undefined) => string | undefined;
  /** The id of the subject, if it is not the :id in the path. */
  readonly subjectId: (request: RestRequest) => string;
  /** For routes that check a password or issue a token: ignores Idempotency-Key, so every request is checked. */
  readonly neverReplayed: boolean;
  /** Also accepts an array as the body. */
  readonly takesMany: boolean;
  /** Takes the body as bytes, in whatever format: the sender's signature covers them. */
  readonly takesBytes: boolean;
  readonly maxBodyBytes: number;
  /** How this route spells fields of input types. */
  readonly spelling: Spellings;
  /** Fields of input types that are optional in the schema but required here. */
  readonly requires: Readonly<Record<string, readonly string[]>>;
  /** The caller's name of a field in a resolver's error, if neither variables nor body determine it. */
  readonly fieldNames: Readonly<Record<string, string>>;
  /** Further facts for the documentation. */
  readonly docs: RouteDocs;
}

/** A row: a path, the document to execute, the sources of its variables, and the reply. */
export interface RouteDefinition<Data, Variables> extends RowFacts, Partial<RowRules> {
  readonly document: TypedDocumentNode<Data, Variables>;
  /**
   * Sources of variables that differ from the default: the path, the body (`input`, or its fields if the document has no `input`), or the
   * query of a GET. All are checked against the schema.
   */
  readonly variables?: { readonly [Name in keyof Variables]?: Source };
  readonly reply: Reply<Data> | Part<Data, Printable>;
  /** Variables for the next part of a long file, or undefined after the last. Each part executes the same document. */
  readonly next?: (data: Data, variables: Variables) => Variables | undefined;
}

/** A row with its types erased, so that rows with different documents fit in one table. */
export interface Route extends RowFacts, RowRules {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, Source>>;
  readonly reply: Reply<object>;
  readonly next?: (data: object, variables: object) => object | undefined;
}

const ONE_MIB = 1024 * 1024;

const DEFAULTS: RowRules = {
  activation: 'never',
  codes: {},
  warnsOfMisplaced: false,
  otherNames: {},
  waitsForOthers: 'never',
  subjectId: ({ params }) => params['id'] ?? '',
  neverReplayed: false,
  takesMany: false,
  takesBytes: false,
  maxBodyBytes: ONE_MIB,
  spelling: {},
  requires: {},
  fieldNames: {},
  docs: {},
};

type Shared = Pick<RowFacts, 'door' | 'errors'> & Partial<RowFacts>;
type Row<Data, Variables> = Omit<RouteDefinition<Data, Variables>, 'method' | 'path' | 'document' | 'door' | 'errors'> &
  Partial<Pick<RowFacts, 'door' | 'errors'>>;

/**
 * Rows that have door and error family in common; a row may name others: `erp.get('/api/erp/hubs', ListHubsDocument, { reply, summary })`.
 * Variables and reply are checked against the types generated from the document.
 */
export function rowsOf(shared: Shared) {
  const row =
    (method: RowFacts['method']) =>
    <Data extends object, Variables extends object>(
      path: string,
      document: TypedDocumentNode<Data, Variables>,
      row: Row<Data, Variables>,
    ): Route =>
      route({ ...shared, ...row, method, path, document });
  return { get: row('GET'), post: row('POST'), put: row('PUT'), patch: row('PATCH'), delete: row('DELETE') };
}

function route<Data extends object, Variables extends object>(definition: RouteDefinition<Data, Variables>): Route {
  const { document, variables, reply, next, ...facts } = definition;
  return {
    ...DEFAULTS,
    ...facts,
    variables: { ...(variables as Readonly<Record<string, Source>> | undefined) },
    document,
    // Safe: a row only ever receives data of its own document.
    reply: asReply(reply) as Route['reply'],
    ...(next && { next: next as NonNullable<Route['next']> }),
  };
}
