import type { GraphQLField } from 'graphql';

/** Marks a root field that tells right passwords and tokens from wrong ones: a document may ask for one such field, once. */
export const GUESSABLE: Readonly<Record<string, unknown>> = { guessable: true };

export const isGuessable = (field: GraphQLField<unknown, unknown> | undefined): boolean => field?.extensions['guessable'] === true;
