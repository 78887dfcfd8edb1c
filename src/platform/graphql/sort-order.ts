import { enumeration, type ValueOf } from '../../kernel/enumeration.js';
import {} from 'type-graphql';

export const sortOrder = enumeration('SortOrder', 'Sort direction of a list.', {
  asc: 'Smallest or oldest first.',
  desc: 'Largest or newest first.',
});
export type SortOrder = ValueOf<typeof sortOrder>;
