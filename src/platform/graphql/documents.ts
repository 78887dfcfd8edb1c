import { createHash } from 'node:crypto';
import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { CacheReading } from '../metrics/cache-metrics.js';
import { refuse, refuseFields, type Refusal } from '../../kernel/errors.js';
import { DocumentCost, type Measure } from './document-cost.js';
import { DocumentLists } from './document-lists.js';
import { beyond, documentRules, tooComplex, type DocumentLimits } from './document-rules.js';
import { graphqlRules } from './literal-values.js';

/** White space and comments are read before the first token is counted. Long values belong in variables. */
const MAX_CHARACTERS = 20_000;
export const MAX_VARIABLE_CHARACTERS = 750_000;
/** Measured: documents are kept with all of their tokens. */
const BYTES_PER_TOKEN = 360;
const MAX_BYTES = 32 * 1024 * 1024;

/** The operation that a caller requests, over any transport. */
export interface DocumentRequest {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Variables | null;
}

/** A document that may run, and the maximum cost of the requested operation. */
export interface AdmittedDocument {
  readonly document: DocumentNode;
  /** Absent if no operation was named and there are several: GraphQL itself refuses that. */
  readonly operation: OperationDefinitionNode | undefined;
  readonly cost: number;
  /** The most values that its answer may have. */
  readonly size: number;
  /** The variables that the operation declares, of those that were sent. */
  readonly variables: Variables;
}

type Variables = Readonly<Record<string, unknown>>;

interface Known {
  readonly document: DocumentNode;
  readonly hash: string;
  /** The measures of operations that do not depend on variables. */
  readonly measures: Map<string, Measure>;
  /** By operation. */
  readonly lists: Map<string, DocumentLists>;
}

/** Thrown with everything that keeps a document from running. */
export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused';

  constructor(readonly errors: readonly GraphQLError[]) {
    super(errors[0]?.message);
  }
}

/**
 * Checks documents from callers before any database access: limits first, then the rules of GraphQL, then the cost. Documents that passed
 * are cached.
 */
export class Documents {
  /** Keyed by text, which is as unique as a hash and needs no computation. */
  private readonly known = new LRUCache<string, Known>({ maxSize: MAX_BYTES, dispose: ({ hash }) => this.byHash.delete(hash) });
  private readonly byHash = new Map<string, DocumentNode>();
  private readonly limitRules: readonly ValidationRule[];
  private readonly schemaRules: readonly ValidationRule[];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly limits: DocumentLimits,
    { introspection }: { introspection: boolean },
  ) {
    this.limitRules = documentRules(limits);
    this.schemaRules = introspection ? graphqlRules : [...graphqlRules, NoSchemaIntrospectionCustomRule];
  }

  /** Returns the document and its cost, or throws DocumentRefused. */
  admit({ query, operationName, variables }: DocumentRequest): AdmittedDocument {
    const known = this.read(query);
    const operation = getOperationAST(known.document, operationName) ?? undefined;
    if (!operation) return { document: known.document, operation, cost: 0, size: 0, variables: {} };
    const given = declaredOf(operation, variables ?? {});
    this.refuseLongLists(known, operation, given);
    const { cost, size } = this.measureOf(known, operation, given);
    const { maxCost, maxSize } = this.limits;
    if (cost > maxCost) throw refused(refuse('QUERY_TOO_COMPLEX.cost', { count: cost, max: maxCost }, { reason: 'COST' }));
    if (size > maxSize) throw refused(refuse('QUERY_TOO_COMPLEX.size', { count: size, max: maxSize }, { reason: 'SIZE' }));
    return { document: known.document, operation, cost, size, variables: given };
  }

  /** The size of the cache. */
  get held(): CacheReading {
    return { entries: this.known.size, bytes: this.known.calculatedSize };
  }

  /** The document with this SHA-256, if it was admitted recently. */
  withHash(hash: string): DocumentNode | undefined {
    return this.byHash.get(hash);
  }

  private read(query: string): Known {
    if (query.length > MAX_CHARACTERS) {
      throw new DocumentRefused([beyond('CHARACTERS', MAX_CHARACTERS)]);
    }
    const before = this.known.get(query);
    if (before) return before;
    const document = this.parsed(query);
    for (const rules of [this.limitRules, this.schemaRules]) {
      const errors = validate(this.schema, document, rules);
      if (errors.length > 0) throw new DocumentRefused(errors.map(asValidation));
    }
    const known = { document, hash: sha256Hex(query), measures: new Map<string, Measure>(), lists: new Map<string, DocumentLists>() };
    this.known.set(query, known, { size: (document.tokenCount ?? MAX_CHARACTERS) * BYTES_PER_TOKEN });
    this.byHash.set(known.hash, document);
    return known;
  }

  private parsed(query: string): DocumentNode & { tokenCount?: number } {
    const { maxTokens } = this.limits;
    try {
      return parse(query, { maxTokens });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      if (/contains more th\w+ \d+ tokens/.test(error.message)) throw new DocumentRefused([beyond('TOKENS', maxTokens)]);
      throw new DocumentRefused([coded(error, 'GRAPHQL_PARSE_FAILED')]);
    }
  }

  /** Before any entry is read, because each costs more to read than to send. */
  private refuseLongLists({ document, lists }: Known, operation: OperationDefinitionNode, variables: Variables): void {
    const name = operation.name?.value ?? '';
    let own = lists.get(name);
    if (!own) lists.set(name, (own = new DocumentLists(this.schema, document, operation)));
    const problems = own.tooLong(variables);
    if (problems.length === 0) return;
    throw refused(refuseFields(problems));
  }

  private measureOf({ document, measures }: Known, operation: OperationDefinitionNode, variables: Variables): Measure {
    const name = operation.name?.value ?? '';
    const before = measures.get(name);
    if (before !== undefined) return before;
    const costs = new DocumentCost(this.schema, document);
    try {
      const measure = costs.of(operation, variables);
      if (!costs.dependsOnVariables) measures.set(name, measure);
      return measure;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      throw new DocumentRefused([new GraphQLError(error.message, { originalError: error })]);
    }
  }
}

const refused = (refusal: Refusal): DocumentRefused => new DocumentRefused([tooComplex(refusal)]);

/** Variables that the operation does not declare are ignored, however many there are. */
function declaredOf({ variableDefinitions = [] }: OperationDefinitionNode, variables: Variables): Variables {
  const names = variableDefinitions.map(({ variable }) => variable.name.value).filter((name) => Object.hasOwn(variables, name));
  return Object.fromEntries(names.map((name) => [name, variables[name]]));
}

/**
 * A megabyte of variables takes longer to validate than any legitimate request. Measured only if the whole body is that large. The file of
 * an upload does not count: it is one text, and the argument that takes it has its own limit.
 */
export function refuseLargeVariables(variables: unknown, { bytes, isUpload }: { bytes: number; isUpload: boolean }): void {
  if (bytes <= MAX_VARIABLE_CHARACTERS) return;
  const measured = JSON.stringify(variables ?? null, isUpload ? withoutFile : undefined);
  if (measured.length <= MAX_VARIABLE_CHARACTERS) return;
  throw new DocumentRefused([beyond('VARIABLES', MAX_VARIABLE_CHARACTERS)]);
}

const withoutFile = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > MAX_VARIABLE_CHARACTERS / 2 ? null : value;

export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');

const asValidation = (error: GraphQLError): GraphQLError => (error.originalError ? error : coded(error, 'GRAPHQL_VALIDATION_FAILED'));

const coded = ({ message, nodes, source, positions }: GraphQLError, code: string): GraphQLError =>
  new GraphQLError(message, { nodes, source, positions, extensions: { code } });
