import { enumeration, type ValueOf } from '../../kernel/enumeration.js';
import {} from 'type-graphql';

export const sortOrder = enumeration('SortOrder', 'Which end of a list comes first.', {
  asc: 'The smallest or oldest.',
  desc: 'The largest or newest.',
});
export type SortOrder = ValueOf<typeof sortOrder>;
