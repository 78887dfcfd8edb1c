import type { IncomingHttpHeaders } from 'node:http';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ErrorCode, FieldError } from '../kernel/errors.js';
import type { FormFile, FormLimits } from '../platform/http/form-body.js';
import type { RouteDocs } from './route-docs.js';

/** How the caller proves who they are. Whether they may is decided behind the document, for every door alike. */
export type Door = 'public' | 'shopToken' | 'bearer' | 'erpToken';

/** Which of the documented error shapes prints a refusal. `page` is read by people, unless they ask for JSON. */
export type ErrorFamily = 'store' | 'order' | 'return' | 'erp' | 'label' | 'page';

export type Activation = 'never' | 'when required' | 'always';
/** A row that writes nothing waits, if it does, 'after writing'. */
export type WaitsForOthers = 'never' | 'before writing' | 'after writing';
export type RefusalCodes = Readonly<Partial<Record<ErrorCode, ErrorCode>>>;

/** The request as a mapper sees it: parsed, but not yet believed. */
export interface RestRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  /** The body byte for byte, for what is signed. */
  readonly raw: Uint8Array;
  /** Files that came with a form. */
  readonly files: readonly FormFile[];
  /** Problems that only the mapper can see, such as two spellings of one field that disagree. */
  readonly problems: FieldError[];
  readonly ip: string;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as it is, in place of the body as JSON. */
  readonly content?: string | Uint8Array;
  /** What follows the content. It is read as fast as the caller takes it. */
  readonly more?: AsyncIterable<string | Uint8Array>;
}

export interface RouteDefinition<Data, Variables> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Express path. */
  readonly path: string;
  readonly door: Door;
  readonly document: TypedDocumentNode<Data, Variables>;
  /** The variables of the document, still unchecked: the door checks them against the schema. */
  readonly input: (request: RestRequest) => unknown;
  readonly output: (data: Data, request: RestRequest) => unknown;
  readonly errors: ErrorFamily;
  /** The variables of the next part of a long file, or undefined after the last one. Each part is an answer of the same document. */
  readonly next?: (data: Data, request: RestRequest) => unknown;
  /** Needs an activated shop: always, or when activation is required for orders. */
  readonly activation?: Activation;
  /** Refusals that this route documents under another code. */
  readonly codes?: RefusalCodes;
  /** Warns of fields that stand in the wrong place. Others that are not known are ignored in silence, for the sake of old plug-ins. */
  readonly warnsOfMisplaced?: boolean;
  /** When it waits for a system of others, such as a carrier, around which no transaction may be open. */
  readonly waitsForOthers?: WaitsForOthers;
  /** Reads the record that the path names: that it does not exist is said before what is wrong with the request. */
  readonly subject?: TypedDocumentNode<unknown, { id: string }>;
  /** The id of that record, where it is not the :id of the path. */
  readonly subjectId?: (request: RestRequest) => string;
  /** Checks a password or issues a token: each request is checked anew, so an Idempotency-Key is ignored and nothing is replayed. */
  readonly neverReplayed?: boolean;
  /** Takes an array as its body, beside a single object. */
  readonly takesMany?: boolean;
  /** The name of a field as the caller wrote it, where the mapper wrapped the body. */
  readonly fieldName?: (field: string, body: unknown) => string;
  readonly maxBodyBytes?: number;
  /** Takes forms with files beside JSON. */
  readonly forms?: FormLimits;
  /** One sentence for the generated documentation. */
  readonly summary: string;
  /** What else that documentation needs to know. */
  readonly docs: RouteDocs;
}

/** A row whose types are hidden, so that rows of different documents share one table. */
export interface Route {
  readonly method: RouteDefinition<unknown, unknown>['method'];
  readonly path: string;
  readonly door: Door;
  readonly errors: ErrorFamily;
  readonly next: ((data: unknown, request: RestRequest) => unknown) | undefined;
  readonly activation: Activation;
  readonly codes: RefusalCodes;
  readonly warnsOfMisplaced: boolean;
  readonly waitsForOthers: WaitsForOthers;
  readonly subject: TypedDocumentNode<unknown, { id: string }> | undefined;
  readonly subjectId: (request: RestRequest) => string;
  readonly neverReplayed: boolean;
  readonly takesMany: boolean;
  readonly fieldName: ((field: string, body: unknown) => string) | undefined;
  readonly maxBodyBytes: number;
  readonly forms: FormLimits | undefined;
  readonly summary: string;
  readonly docs: RouteDocs;
  readonly document: TypedDocumentNode<unknown, unknown>;
  readonly input: (request: RestRequest) => unknown;
  readonly output: (data: unknown, request: RestRequest) => unknown;
}

const ONE_MIB = 1024 * 1024;

/** A row of a route table. Its mapper is checked against the types generated from its document. */
export const route = <Data, Variables>(definition: RouteDefinition<Data, Variables>): Route => ({
  ...definition,
  activation: definition.activation ?? 'never',
  codes: definition.codes ?? {},
  warnsOfMisplaced: definition.warnsOfMisplaced ?? false,
  waitsForOthers: definition.waitsForOthers ?? 'never',
  subject: definition.subject,
  next: definition.next as Route['next'],
  subjectId: definition.subjectId ?? (({ params }) => params['id'] ?? ''),
  neverReplayed: definition.neverReplayed ?? false,
  takesMany: definition.takesMany ?? false,
  fieldName: definition.fieldName,
  maxBodyBytes: definition.maxBodyBytes ?? ONE_MIB,
  docs: definition.docs,
  forms: definition.forms,
  document: definition.document as unknown as TypedDocumentNode<unknown, unknown>,
  output: definition.output as Route['output'],
});

const ANSWERS = new WeakSet<object>();

/** An answer with headers or a status of its own; plain values are answered with 200. */
export const answer = (body: unknown, extra: { status?: number; headers?: Readonly<Record<string, string>> } = {}): Answer =>
  marked({ status: extra.status ?? 200, body, headers: extra.headers ?? {} });

/** An answer that is no JSON: a file, a page or nothing but headers. */
export const contentAnswer = (content: string | Uint8Array, headers: Readonly<Record<string, string>>, status = 200): Answer =>
  marked({ status, body: null, headers, content });

function marked(made: Answer): Answer {
  ANSWERS.add(made);
  return made;
}

export const asAnswer = (value: unknown): Answer =>
  typeof value === 'object' && value !== null && ANSWERS.has(value) ? (value as Answer) : { status: 200, body: value, headers: {} };
