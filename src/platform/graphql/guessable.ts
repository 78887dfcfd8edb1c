import type { GraphQLField } from 'graphql';

/** Marks a root field that reveals whether a password or token is right: a document may request only one such field, once. */
export const GUESSABLE: Readonly<Record<string, unknown>> = { guessable: true };

export const isGuessable = (field: GraphQLField<unknown, unknown> | undefined): boolean => field?.extensions['guessable'] === true;
