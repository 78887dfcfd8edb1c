import { findDebianPostgres, startDebianPostgres } from '../support/debian-postgres.js';
import { startApp } from '../support/app.js';
import { connectShop, placeOrder, walkByRequests } from '../support/story.js';

const installed = await findDebianPostgres();
if (!installed) console.warn('Skipped: there is no PostgreSQL server of Debian on this machine (package postgresql).');

(installed ? it : it.skip)('runs on a server of its own choosing, in a schema of its own choosing', async () => {
  const server = await startDebianPostgres();
  const app = await startApp({ DB_SCHEMA: 'tenant_a' }, { databaseUrl: server.url });
  try {
    const shop = await connectShop(app);
    const { body } = await placeOrder(app, shop);
    await walkByRequests(app, body.shipment_id, 'delivered');
    const { body: answer } = await app.client.graphql('{ ledgerIntegrity { ok } }', {}, app.accounts.erpToken);
    expect(answer.data.ledgerIntegrity.ok).toBe(true);

    const schemas = await app.database.sql<{ schema: string }>(
      "select distinct table_schema as schema from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') order by 1",
    );
    expect(schemas.map(({ schema }) => schema)).toEqual(['tenant_a', 'tenant_a_jobs']);
  } finally {
    await app.stop();
    await server.stop();
  }
});
