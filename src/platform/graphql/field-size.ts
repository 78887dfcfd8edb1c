import { getNullableType, isListType, type GraphQLField, type GraphQLOutputType } from 'graphql';

/** What a field adds to the size of an answer; empty on plain fields. */
export interface FieldSize {
  /** The greatest length of a list. */
  readonly length?: number;
  /** The argument that sets the length of a list, or of the lists directly below a page. */
  readonly lengthBy?: string;
  /** The values that a long text counts as. */
  readonly values?: number;
}

const PLAIN: FieldSize = {};

export const sizeOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): FieldSize =>
  (extensions['size'] as FieldSize | undefined) ?? PLAIN;

export const isList = ({ type }: { readonly type: GraphQLOutputType }): boolean => isListType(getNullableType(type));
