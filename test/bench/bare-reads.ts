import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import express from 'express';
import pg from 'pg';

/** The ceilings of reads: Apollo Server as its quick start runs it, and Express, with prepared statements by hand and nothing else. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], options: '-c search_path=shipgraph -c jit=off', max: 10 });

interface ShipmentRow {
  readonly order_id: string;
  readonly [column: string]: unknown;
}

const read = async <T extends object>(name: string, text: string, values: unknown[]): Promise<T[]> =>
  (await pool.query<T & pg.QueryResultRow>({ name, text, values })).rows;

const SHIPMENT = `
  select id, order_id, reference, awb, status, type, receiver_name as "receiverName", destination_city as "destinationCity", created_at as "createdAt",
         currency, actual_rate_minor, display_rate_minor from shipment where id = $1`;
const ORDER = `
  select id, order_number::text as "orderNumber", order_reference as "orderReference", shop_domain as "shopDomain", payment_status as "paymentStatus",
         currency, sub_total_minor, total_minor, collection_minor from "order" where id = $1`;

const money = (minor: string) => (row: Readonly<Record<string, unknown>>) =>
  row[minor] === null ? null : { amount: (Number(row[minor]) / 100).toFixed(2), currency: row['currency'] };

const typeDefs = `
  type Money { amount: String! currency: String! }
  type Order { id: ID! orderNumber: String! orderReference: String! shopDomain: String! paymentStatus: String! subTotal: Money! total: Money! collectionAmount: Money! }
  type Shipment { id: ID! reference: String! awb: String! status: String! type: String! receiverName: String! destinationCity: String! createdAt: String!
    actualRate: Money! displayRate: Money order: Order }
  type Query { shipment(id: String!): Shipment }`;
const resolvers = {
  Query: { shipment: async (_: unknown, { id }: { id: string }) => (await read<ShipmentRow>('shipment', SHIPMENT, [id]))[0] },
  Shipment: {
    createdAt: ({ createdAt }: { createdAt: Date }) => createdAt.toISOString(),
    actualRate: money('actual_rate_minor'),
    displayRate: money('display_rate_minor'),
    order: async (shipment: ShipmentRow) => (await read('order', ORDER, [shipment.order_id]))[0],
  },
  Order: { subTotal: money('sub_total_minor'), total: money('total_minor'), collectionAmount: money('collection_minor') },
};

const PAGE = `
  select s.*, o.order_number, o.order_reference, o.shop_domain, o.total_minor, o.collection_minor, o.customer, e.email as seller_email, e.first_name, e.last_name,
         e.company, e.phone from (select * from shipment order by created_at desc, id desc limit 20) s
  join "order" o on o.id = s.order_id join seller e on e.id = s.seller_id order by s.created_at desc, s.id desc`;
const COUNT = 'select coalesce(sum(amount), 0) as total from shipment_tally';

if (process.env['AS'] === 'apollo') {
  const { url } = await startStandaloneServer(new ApolloServer({ typeDefs, resolvers }), { listen: { port: 0, host: '127.0.0.1' } });
  process.stderr.write(`listening on ${new URL(url).port}\n`);
} else {
  const app = express();
  app.get('/shipments', async (_request, response) => {
    const [shipments, [count]] = await Promise.all([read('page', PAGE, []), read<{ total: string }>('count', COUNT, [])]);
    response.json({ status: 'success', data: shipments, pagination: { total: Number(count?.total), page: 1, limit: 20 } });
  });
  const server = app.listen(0, '127.0.0.1', () => process.stderr.write(`listening on ${(server.address() as AddressInfo).port}\n`));
}
