import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type { ErrorCode } from '../kernel/errors.js';
import type { Printable } from '../platform/http/json.js';
import type { FormLimits } from '../platform/http/form-body.js';
import type { Part } from './reply/part.js';
import { asReply, type Reply } from './reply/reply.js';
import type { Source } from './request/source.js';
import type { Spellings } from './request/spelling.js';
import type { RestRequest } from './request.js';
import type { RouteDocs } from './route-docs.js';

/** How the caller proves who they are. Whether they may is decided behind the document, for every door alike. */
export type Door = 'public' | 'shopToken' | 'bearer' | 'erpToken';

/** Which of the documented error shapes prints a refusal. `page` is read by people, unless they ask for JSON. */
export type ErrorFamily = 'store' | 'order' | 'return' | 'erp' | 'label' | 'page';

export type Activation = 'never' | 'when required' | 'always';
/** A row that writes nothing waits, if it does, 'after writing'. */
export type WaitsForOthers = 'never' | 'before writing' | 'after writing';
export type RefusalCodes = Readonly<Partial<Record<ErrorCode, ErrorCode>>>;

/** What the rows of the table have in common, whatever their documents. */
interface RowFacts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Express path. */
  readonly path: string;
  readonly door: Door;
  readonly errors: ErrorFamily;
  /** One sentence for the generated documentation. */
  readonly summary: string;
  /** Reads the record that the path names: that it does not exist is said before what is wrong with the request. */
  readonly subject?: TypedDocumentNode<object, { id: string }>;
  /** Takes forms with files beside JSON. */
  readonly forms?: FormLimits;
  /** Finds problems that no type of the schema can state, and adds them to those of the request. */
  readonly check?: (request: RestRequest) => void;
}

interface RowRules {
  /**
   * Needs an activated shop: always, or when activation is required for orders. Use cases of orders, changes and returns require it too,
   * for GraphQL; here it is said before the fields are checked.
   */
  readonly activation: Activation;
  /** Refusals that this route documents under another code. */
  readonly codes: RefusalCodes;
  /** Warns of fields that stand in the wrong place. Others that are not known are ignored in silence, for the sake of old plug-ins. */
  readonly warnsOfMisplaced: boolean;
  /** When it waits for an outside system, such as a carrier, around which no transaction may be open. */
  readonly waitsForOthers: WaitsForOthers;
  /** The id of the subject, where it is not the :id of the path. */
  readonly subjectId: (request: RestRequest) => string;
  /** Checks a password or issues a token: each request is checked anew, so an Idempotency-Key is ignored and nothing is replayed. */
  readonly neverReplayed: boolean;
  /** Takes an array as its body, beside a single object. */
  readonly takesMany: boolean;
  readonly maxBodyBytes: number;
  /** How fields of input types are spelled here. */
  readonly spelling: Spellings;
  /** Fields of input types that are optional in the schema and required here. */
  readonly requires: Readonly<Record<string, readonly string[]>>;
  /** What callers call a field of which a resolver complains, where neither the variables nor the body say it. */
  readonly fieldNames: Readonly<Record<string, string>>;
  /** What else the documentation needs to know. */
  readonly docs: RouteDocs;
}

/** A row: a path, the document that it runs, where the variables come from, and the reply. */
export interface RouteDefinition<Data, Variables> extends RowFacts, Partial<RowRules> {
  readonly document: TypedDocumentNode<Data, Variables>;
  /**
   * Where variables come from that do not come from the usual place: the path, the body (`input`, or its fields where the document has no
   * `input`), or the query of a GET. The door checks all of them against the schema.
   */
  readonly variables?: { readonly [Name in keyof Variables]?: Source };
  readonly reply: Reply<Data> | Part<Data, Printable>;
  /** The variables of the next part of a long file, or undefined after the last one. Each part is an answer of the same document. */
  readonly next?: (data: Data, variables: Variables) => Variables | undefined;
}

/** A row whose types are hidden, so that rows of different documents share one table. */
export interface Route extends RowFacts, RowRules {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, Source>>;
  readonly reply: Reply<object>;
  readonly next?: (data: object, variables: object) => object | undefined;
}

const ONE_MIB = 1024 * 1024;

const USUAL: RowRules = {
  activation: 'never',
  codes: {},
  warnsOfMisplaced: false,
  waitsForOthers: 'never',
  subjectId: ({ params }) => params['id'] ?? '',
  neverReplayed: false,
  takesMany: false,
  maxBodyBytes: ONE_MIB,
  spelling: {},
  requires: {},
  fieldNames: {},
  docs: {},
};

/** A row of a route table. Its variables and its reply are checked against the types generated from its document. */
export function route<Data extends object, Variables extends object>(definition: RouteDefinition<Data, Variables>): Route {
  const { document, variables, reply, next, ...facts } = definition;
  return {
    ...USUAL,
    ...facts,
    variables: { ...(variables as Readonly<Record<string, Source>> | undefined) },
    document,
    // The door gives a row the data of its own document and nothing else.
    reply: asReply(reply) as Route['reply'],
    ...(next && { next: next as NonNullable<Route['next']> }),
  };
}
