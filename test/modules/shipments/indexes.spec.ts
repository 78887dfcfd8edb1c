import { readFile } from 'node:fs/promises';
import { sharedWeb } from '../../support/shared-app.js';

it('Every index of shipment is listed with the queries that need it', async () => {
  const app = await sharedWeb();
  const indexes = await app.database.sql<{ name: string }>(
    `select indexname as name from pg_indexes where tablename = 'shipment' and schemaname = current_schema()`,
  );
  const page = await readFile('src/modules/shipments/README.md', 'utf8');
  const listed = [...page.slice(page.indexOf('## Indexes')).matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)];
  expect(listed.map(([, name]) => name).toSorted()).toEqual(indexes.map(({ name }) => name).toSorted());
});
