import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  GraphQLError,
  Kind,
  NoFragmentCyclesRule,
  type SelectionNode,
  type ValidationContext,
  type ValidationRule,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';
import { refuse, type Refusal } from '../../kernel/errors.js';
import { isGuessable } from './resolvers.js';

export interface DocumentLimits {
  readonly maxTokens: number;
  readonly maxDepth: number;
  readonly maxAliases: number;
  readonly maxDirectives: number;
  readonly maxCost: number;
  /** The most values that an answer may have. */
  readonly maxSize: number;
}

/** By the document limit that was exceeded, as reported in `extensions.reason`. */
const beyondLimit = {
  CHARACTERS: 'QUERY_TOO_COMPLEX.characters',
  VARIABLES: 'QUERY_TOO_COMPLEX.variables',
  TOKENS: 'QUERY_TOO_COMPLEX.tokens',
  DEPTH: 'QUERY_TOO_COMPLEX.depth',
  ALIASES: 'QUERY_TOO_COMPLEX.aliases',
  DIRECTIVES: 'QUERY_TOO_COMPLEX.directives',
  DUPLICATES: 'QUERY_TOO_COMPLEX.duplicates',
  FIELDS: 'QUERY_TOO_COMPLEX.fields',
} as const;

/** No client of such a schema needs to repeat a field more often within one selection. */
const MAX_DUPLICATES = 10;
/** Fragments can select a thousand fields in a hundred tokens. */
const MAX_FIELDS = 2_000;

export const tooComplex = (refusal: Refusal): GraphQLError => new GraphQLError(refusal.message, { originalError: refusal });

export const beyond = (reason: keyof typeof beyondLimit, max: number): GraphQLError =>
  tooComplex(refuse(beyondLimit[reason], { max }, { reason }));

/**
 * The rules that every document must pass first, over every transport. They run in linear time, which the validation rules of GraphQL
 * itself do not.
 */
export function documentRules({ maxDepth, maxAliases, maxDirectives }: DocumentLimits): readonly ValidationRule[] {
  return [
    NoFragmentCyclesRule,
    maxDepthRule({ n: maxDepth, flattenFragments: true, ...asLimit(() => beyond('DEPTH', maxDepth)) }),
    maxAliasesRule({ n: maxAliases, allowList: [], ...asLimit(() => beyond('ALIASES', maxAliases)) }),
    maxDirectivesRule({ n: maxDirectives, ...asLimit(() => beyond('DIRECTIVES', maxDirectives)) }),
    noDuplicates,
    fewFields,
    oneGuess,
  ];
}

/** The library would throw its own errors; ours are reported along with those of the other rules. */
const asLimit = (error: () => GraphQLError) => ({
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null) => context?.reportError(error())],
});

/** `{ __typename __typename __typename ... }` is cheap to write, and each copy costs more to merge. */
const noDuplicates: ValidationRule = (context) => ({
  SelectionSet: ({ selections }) => {
    if (selections.length - new Set(selections.map(nameOf)).size > MAX_DUPLICATES)
      context.reportError(beyond('DUPLICATES', MAX_DUPLICATES));
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
    if (expandedFields(context, operation.selectionSet, () => true) > MAX_FIELDS) context.reportError(beyond('FIELDS', MAX_FIELDS));
  },
});

/** Each guess of a password or token is a separate request, so that request limits also limit guesses. */
const oneGuess: ValidationRule = (context) => ({
  OperationDefinition: ({ selectionSet, operation }) => {
    const fields = context.getSchema().getRootType(operation)?.getFields() ?? {};
    const guesses = expandedFields(context, selectionSet, ({ name }) => isGuessable(fields[name.value]));
    if (guesses > 1) context.reportError(tooComplex(refuse('QUERY_TOO_COMPLEX.guesses', {}, { reason: 'GUESSES' })));
  },
});

/** The number of fields in a selection with fragments expanded. Each fragment is computed once, however often it is spread. */
function expandedFields(
  context: Pick<ValidationContext, 'getFragment'>,
  selections: SelectionSetNode,
  counts: (field: FieldNode) => boolean,
): number {
  const known = new Map<string, number>();

  const ofFragment = (name: string): number => {
    const before = known.get(name);
    if (before !== undefined) return before;
    // Another rule refuses recursive fragments; here the recursion must only end.
    known.set(name, 0);
    const fragment = context.getFragment(name);
    const count = fragment ? ofSelection(fragment.selectionSet) : 0;
    known.set(name, count);
    return count;
  };
  const ofSelection = (set: SelectionSetNode): number => {
    let count = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) count += ofFragment(selection.name.value);
      else {
        if (selection.kind === Kind.FIELD && counts(selection)) count++;
        if (selection.selectionSet) count += ofSelection(selection.selectionSet);
      }
    }
    return count;
  };
  return ofSelection(selections);
}
