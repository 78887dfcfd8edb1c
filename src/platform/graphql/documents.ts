import { createHash } from 'node:crypto';
import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { CacheReading } from '../metrics/cache-metrics.js';
import { DocumentCost } from './document-cost.js';
import { documentRules, tooComplex, type DocumentLimits } from './document-rules.js';

/** White space and comments are read before the first token is counted. Long values belong into variables. */
const MAX_CHARACTERS = 20_000;
const MAX_VARIABLE_CHARACTERS = 750_000;
/** Measured: documents are kept with every token that they were read from. */
const BYTES_PER_TOKEN = 360;
const MAX_BYTES = 32 * 1024 * 1024;

/** What a caller asks for, over whatever transport. */
export interface DocumentRequest {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
}

/** A document that may run, and what the asked operation of it costs at most. */
export interface AdmittedDocument {
  readonly document: DocumentNode;
  /** Absent when no operation was named and there are several: GraphQL itself refuses that. */
  readonly operation: OperationDefinitionNode | undefined;
  readonly cost: number;
}

interface Known {
  readonly document: DocumentNode;
  readonly hash: string;
  /** The cost of each operation that does not depend on variables. */
  readonly costs: Map<string, number>;
}

/** Thrown with everything that keeps a document from running. */
export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused';

  constructor(readonly errors: readonly GraphQLError[]) {
    super(errors[0]?.message);
  }
}

/**
 * Reads what strangers send: limits first, then the rules of GraphQL, then the cost, all of it before anybody looks at the database.
 * A document that was good once is not looked at again.
 */
export class Documents {
  /** By their text, which says the same as a hash and costs nothing to make. */
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
    this.schemaRules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  }

  /** The document and its cost, or DocumentRefused. */
  admit({ query, operationName, variables }: DocumentRequest): AdmittedDocument {
    const known = this.read(query);
    const operation = getOperationAST(known.document, operationName) ?? undefined;
    const cost = operation ? this.costOf(known, operation, variables ?? {}) : 0;
    if (cost > this.limits.maxCost) {
      const message = `The operation costs up to ${cost}; ${this.limits.maxCost} are allowed. Ask for smaller pages or fewer lists in lists.`;
      throw new DocumentRefused([tooComplex('COST', message)]);
    }
    return { document: known.document, operation, cost };
  }

  /** What is kept of them. */
  get held(): CacheReading {
    return { entries: this.known.size, bytes: this.known.calculatedSize };
  }

  /** The document with this SHA-256, when it was admitted a moment ago. */
  withHash(hash: string): DocumentNode | undefined {
    return this.byHash.get(hash);
  }

  private read(query: string): Known {
    if (query.length > MAX_CHARACTERS) {
      throw new DocumentRefused([tooComplex('CHARACTERS', `A document may have ${MAX_CHARACTERS} characters; send values as variables.`)]);
    }
    const before = this.known.get(query);
    if (before) return before;
    const document = this.parsed(query);
    for (const rules of [this.limitRules, this.schemaRules]) {
      const errors = validate(this.schema, document, rules);
      if (errors.length > 0) throw new DocumentRefused(errors.map(asValidation));
    }
    const known = { document, hash: sha256Hex(query), costs: new Map<string, number>() };
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
      if (/contains more th\w+ \d+ tokens/.test(error.message))
        throw new DocumentRefused([tooComplex('TOKENS', `A document may have ${maxTokens} tokens.`)]);
      throw new DocumentRefused([coded(error, 'GRAPHQL_PARSE_FAILED')]);
    }
  }

  private costOf({ document, costs }: Known, operation: OperationDefinitionNode, variables: Readonly<Record<string, unknown>>): number {
    const name = operation.name?.value ?? '';
    const before = costs.get(name);
    if (before !== undefined) return before;
    const measure = new DocumentCost(this.schema, document);
    try {
      const cost = measure.of(operation, variables);
      if (!measure.dependsOnVariables) costs.set(name, cost);
      return cost;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      throw new DocumentRefused([new GraphQLError(error.message, { originalError: error })]);
    }
  }
}

/** Variables of a megabyte take longer to check than any honest request. Counted only where the whole body is as large. */
export function refuseLargeVariables(variables: unknown, bodyBytes: number): void {
  if (bodyBytes <= MAX_VARIABLE_CHARACTERS || JSON.stringify(variables ?? null).length <= MAX_VARIABLE_CHARACTERS) return;
  throw new DocumentRefused([tooComplex('VARIABLES', `Variables may have ${MAX_VARIABLE_CHARACTERS} characters as JSON.`)]);
}

export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');

const asValidation = (error: GraphQLError): GraphQLError => (error.originalError ? error : coded(error, 'GRAPHQL_VALIDATION_FAILED'));

const coded = ({ message, nodes, source, positions }: GraphQLError, code: string): GraphQLError =>
  new GraphQLError(message, { nodes, source, positions, extensions: { code } });
