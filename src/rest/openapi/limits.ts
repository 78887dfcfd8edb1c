import { GraphQLFloat, GraphQLID, GraphQLInt, GraphQLString, type GraphQLScalarType } from 'graphql';
import type { DeclaredField } from '../../platform/graphql/declared-fields.js';
import { DecimalScalar } from '../../platform/graphql/scalars.js';
import type { JsonSchema } from './components.js';

const TEXTS: readonly GraphQLScalarType[] = [GraphQLString, GraphQLID];
const NUMBERS: readonly GraphQLScalarType[] = [GraphQLInt, GraphQLFloat, DecimalScalar];

/** The limits of a value that is no list, as its field declares them. */
export function limitsOf(type: GraphQLScalarType, declared: DeclaredField | undefined): JsonSchema {
  const { min, above, max } = declared?.limits ?? {};
  if (NUMBERS.includes(type))
    return {
      ...(min !== undefined && { minimum: min }),
      ...(above !== undefined && { exclusiveMinimum: above }),
      ...(max !== undefined && { maximum: max }),
    };
  if (!TEXTS.includes(type)) return {};
  const least = min ?? (declared?.filled ? 1 : undefined);
  return {
    ...(least !== undefined && { minLength: least }),
    ...(max !== undefined && { maxLength: max }),
    ...(declared?.kind === 'email' && { format: 'email' }),
  };
}

/** The limits of a list, as its field declares them. */
export const lengthsOf = (declared: DeclaredField | undefined): JsonSchema => {
  const { min, max } = declared?.limits ?? {};
  return { ...(min !== undefined && { minItems: min }), ...(max !== undefined && { maxItems: max }) };
};
