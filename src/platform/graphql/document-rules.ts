import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, Kind, NoFragmentCyclesRule, type SelectionNode, type ValidationContext, type ValidationRule } from 'graphql';
import { refuse } from '../../kernel/errors.js';
import { expandedFields } from './expanded-fields.js';
import { isGuessable } from './guessable.js';

export interface DocumentLimits {
  readonly maxTokens: number;
  readonly maxDepth: number;
  readonly maxAliases: number;
  readonly maxDirectives: number;
  readonly maxCost: number;
}

/** Which limit of documents was passed, as `extensions.reason` says it. */
export type Limit =
  'CHARACTERS' | 'VARIABLES' | 'TOKENS' | 'DEPTH' | 'ALIASES' | 'DIRECTIVES' | 'DUPLICATES' | 'FIELDS' | 'GUESSES' | 'COST';

/** No client of a schema like this needs to say the same thing more often within one pair of braces. */
const MAX_DUPLICATES = 10;
/** Fragments can name a thousand fields in a hundred tokens. */
const MAX_FIELDS = 2_000;

export const tooComplex = (reason: Limit, message: string): GraphQLError =>
  new GraphQLError(message, { originalError: refuse('QUERY_TOO_COMPLEX', { reason, message }) });

/**
 * What a document must keep to before anything else is asked of it. These rules take time in proportion to the text, which the rules
 * of GraphQL itself do not; so they come first, over every transport.
 */
export function documentRules({ maxDepth, maxAliases, maxDirectives }: DocumentLimits): readonly ValidationRule[] {
  return [
    NoFragmentCyclesRule,
    maxDepthRule({ n: maxDepth, flattenFragments: true, ...asLimit('DEPTH', `A document may be ${maxDepth} levels deep.`) }),
    maxAliasesRule({ n: maxAliases, allowList: [], ...asLimit('ALIASES', `A document may have ${maxAliases} aliases.`) }),
    maxDirectivesRule({ n: maxDirectives, ...asLimit('DIRECTIVES', `A document may have ${maxDirectives} directives.`) }),
    noDuplicates,
    fewFields,
    oneGuess,
  ];
}

/** The library would throw errors of its own; ours are reported beside those of the other rules. */
const asLimit = (reason: Limit, message: string) => ({
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null) => context?.reportError(tooComplex(reason, message))],
});

/** `{ __typename __typename __typename ... }` costs little to write and more to merge with every copy. */
const noDuplicates: ValidationRule = (context) => ({
  SelectionSet: ({ selections }) => {
    if (selections.length - new Set(selections.map(nameOf)).size > MAX_DUPLICATES)
      context.reportError(tooComplex('DUPLICATES', `A selection may repeat ${MAX_DUPLICATES} of its fields.`));
  },
});

function nameOf(selection: SelectionNode): string {
  switch (selection.kind) {
    case Kind.FIELD:
      return (selection.alias ?? selection.name).value;
    case Kind.FRAGMENT_SPREAD:
      return `...${selection.name.value}`;
    case Kind.INLINE_FRAGMENT:
      return `... on ${selection.typeCondition?.name.value ?? ''}`;
  }
}

const fewFields: ValidationRule = (context) => ({
  OperationDefinition: (operation) => {
    if (expandedFields(context, operation.selectionSet, () => true) > MAX_FIELDS)
      context.reportError(tooComplex('FIELDS', `A document may select ${MAX_FIELDS} fields, those of its fragments counted each time.`));
  },
});

/** Each guess of a password or token is a request of its own, so that whoever counts requests counts guesses. */
const oneGuess: ValidationRule = (context) => ({
  OperationDefinition: ({ selectionSet, operation }) => {
    const fields = context.getSchema().getRootType(operation)?.getFields() ?? {};
    const guesses = expandedFields(context, selectionSet, ({ name }) => isGuessable(fields[name.value]));
    if (guesses > 1) context.reportError(tooComplex('GUESSES', 'A document may try one password or token.'));
  },
});
