import { registerEnumType } from 'type-graphql';

export enum SortOrderEnum {
  ASC = 'asc',
  DESC = 'desc',
}
registerEnumType(SortOrderEnum, {
  name: 'SortOrder',
  description: 'Which end of a list comes first.',
  valuesConfig: { ASC: { description: 'The smallest or oldest.' }, DESC: { description: 'The largest or newest.' } },
});
