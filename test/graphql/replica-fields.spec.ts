import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType } from 'graphql';
import { replicaFields } from '../../src/replica-fields.js';

const fields = buildSchema(readFileSync('schema.graphql', 'utf8')).getQueryType()?.getFields() ?? {};

it('Every field that a replica may answer is a query', () => {
  expect([...replicaFields].filter((name) => !(name in fields))).toEqual([]);
});

/** Lists that are short, or that callers read right after a change. */
const FROM_THE_PRIMARY = [
  'apiTokens',
  'erpTokens',
  'positions',
  'rateCards',
  'refusedDriverEvents',
  'runs',
  'savedAddresses',
  'savedParcels',
  'shopRequests',
  'staff',
  'tasks',
  'webhooks',
];

it('Every list in pages may be answered by a replica, unless it is short or read while it changes', () => {
  const lists = Object.values(fields).filter(({ type }) => getNamedType(type).name.endsWith('Connection'));
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.map(({ name }) => name).filter((name) => !replicaFields.has(name) && !FROM_THE_PRIMARY.includes(name))).toEqual([]);
});
