import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';

/** A document that may be run, with a name that is the same for the same text. */
export interface KnownDocument {
  readonly document: DocumentNode;
  readonly name: string;
}

const MAX_TOKENS = 2_000;
const MAX_ERRORS = 10;
const KEPT = 500;
/** Longer ones are read each time, so that what is kept stays small. */
const MAX_KEPT_LENGTH = 8_192;

/** Reads and checks documents, and remembers those of clients that all send the same. */
export class Documents {
  private readonly known = new Map<string, KnownDocument>();
  private count = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly rules: readonly ValidationRule[],
    private readonly hideSuggestions: boolean,
  ) {}

  /** Throws what is wrong with the text. */
  read(text: string): KnownDocument | readonly GraphQLError[] {
    const known = this.known.get(text);
    if (known) return known;
    try {
      const document = parse(text, { maxTokens: MAX_TOKENS });
      const options = { maxErrors: MAX_ERRORS, hideSuggestions: this.hideSuggestions };
      const errors = validate(this.schema, document, [...specifiedRules, ...this.rules], options);
      return errors.length > 0 ? errors : this.remember(text, document);
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
  }

  private remember(text: string, document: DocumentNode): KnownDocument {
    const known = { document, name: String((this.count += 1)) };
    if (text.length > MAX_KEPT_LENGTH) return known;
    const [oldest] = this.known.keys();
    if (this.known.size >= KEPT && oldest !== undefined) this.known.delete(oldest);
    this.known.set(text, known);
    return known;
  }
}

/** Queries and mutations have a door of their own, which counts, limits and logs them. */
export function subscriptionProblem(document: DocumentNode, operationName: string | null | undefined): GraphQLError | undefined {
  const operation = getOperationAST(document, operationName);
  if (!operation) return new GraphQLError('The document does not say which operation is meant.');
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return undefined;
  return new GraphQLError('Only subscriptions are served over a WebSocket; send queries and mutations by POST.');
}
