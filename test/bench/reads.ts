import { sellerListingFill } from '../../src/modules/sellers/index.js';
import { shipmentDayTallyFill, shipmentListFill } from '../../src/modules/shipments/index.js';
import { loadMarket } from '../support/market.js';
import { metered } from './costs.js';
import type { Database, Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { compare, type Comparison, type Target } from './sample.js';
import { addErpToken } from './sellers.js';
import type { Server } from './server.js';
import { get, post } from './shot.js';
import { comparedRow, costRow, referenceRow, type Row } from './table.js';

const SHIPMENTS = 10_000;
/** So many shipments are read in turns. */
const READ = 200;
const CONNECTIONS = 10;

const MONEY = '{ amount currency }';
const QUERY = `query Shipment($id: String!) { shipment(id: $id) { id reference awb status type receiverName destinationCity createdAt
  actualRate ${MONEY} displayRate ${MONEY}
  order { id orderNumber orderReference shopDomain paymentStatus subTotal ${MONEY} total ${MONEY} collectionAmount ${MONEY} } } }`;

/**
 * One shipment with its order and money through GraphQL, and the list of the ERP interface, beside hand-written queries on the same
 * database.
 */
export async function measureReads(ground: Ground, load: LoadGenerator, options: Options): Promise<Row[]> {
  const database = await readsDatabase(ground);
  const token = await addErpToken(database);
  const queries = await graphqlQueries(database);
  const shot = (path: string, headers = {}) => queries.map((query) => post(path, query, headers));
  await ground.splitCores([load.pid]);
  const settings = { DATABASE_URL: database.url };
  const apollo = await ground.program('test/bench/bare-reads.ts', { ...settings, AS: 'apollo' });
  const express = await ground.program('test/bench/bare-reads.ts', { ...settings, AS: 'express' });
  const service = await ground.service(database, { DEMO: '0' });
  const target = (name: string, server: Server, shots: readonly string[]): Target =>
    metered(load.at(name, { port: server.port, connections: CONNECTIONS, shots }), ground.meter({ server, driver: [load.pid], database }));

  const graphql = await compare([target('bare Apollo', apollo, shot('/')), target('GraphQL', service, shot('/graphql', token))], options);
  const list = await compare(
    [target('bare Express', express, [get('/shipments')]), target('list', service, [get('/api/erp/shipments?limit=20', token)])],
    options,
  );
  return [
    ...rowsOf(graphql, {
      bare: 'Bare Apollo Server 5 with two prepared reads',
      name: 'POST /graphql: a shipment with order and money',
      wanted: '>= 0.60, aim 0.80',
    }),
    ...rowsOf(list, {
      bare: 'Bare Express 5 with its two statements prepared',
      name: 'GET /api/erp/shipments, 20 rows',
      wanted: LIST_WANTED,
    }),
  ];
}

export const readsDatabase = (ground: Ground): Promise<Database> =>
  ground.filledDatabase('reads', ({ sql }) =>
    loadMarket(sql, { shipments: SHIPMENTS, sellers: SHIPMENTS / 20 }, [...shipmentListFill, shipmentDayTallyFill, sellerListingFill]),
  );

/** Five times what it was when this row was first measured. */
const LIST_WANTED = '>= 0.85';

function rowsOf([bare, service]: readonly Comparison[], names: { bare: string; name: string; wanted: string }): Row[] {
  if (!bare || !service) throw new Error('A target was not measured.');
  return [
    referenceRow(names.bare, bare),
    comparedRow(names.name, service, names.wanted),
    costRow("... Node's CPU", 'node', service, { unit: ' ms', wanted: '' }),
    costRow('... statements', 'statements', service, { unit: '', wanted: '' }),
  ];
}

export async function graphqlQueries({ sql }: Database): Promise<object[]> {
  const rows: { id: string }[] = await sql(`select id from shipment where type = 'outbound' order by id desc limit ${READ}`);
  return rows.map(({ id }) => ({ query: QUERY, operationName: 'Shipment', variables: { id } }));
}
