import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';

/** The least that stores a batch of positions: Express, one prepared insert into a table with a key, and nothing that looks at the points. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], options: '-c search_path=bare -c jit=off', max: 20 });

const INSERT = {
  name: 'positions',
  text: `insert into position (run_id, device_time, received_at, lat, lng, accuracy, speed, heading)
    select $1, device_time, now(), lat, lng, accuracy, speed, heading
      from unnest($2::timestamptz[], $3::float8[], $4::float8[], $5::real[], $6::real[], $7::real[]) as p (device_time, lat, lng, accuracy, speed, heading)
    on conflict do nothing`,
};
const TABLE = `drop schema if exists bare cascade; create schema bare;
  create table bare.position (run_id uuid not null, device_time timestamptz(3) not null, received_at timestamptz(3) not null, lat float8 not null,
    lng float8 not null, accuracy real, speed real, heading real, primary key (run_id, device_time))`;

interface Batch {
  readonly variables: { readonly r: string; readonly p: readonly Readonly<Record<string, unknown>>[] };
}

await pool.query(TABLE);
const app = express();
app.use(express.json());
app.post('/', async (request, response) => {
  const { r, p } = (request.body as Batch).variables;
  const column = (name: string): unknown[] => p.map((point) => point[name]);
  const columns = ['deviceTime', 'lat', 'lng', 'accuracy', 'speed', 'heading'].map(column);
  const { rowCount } = await pool.query({ ...INSERT, values: [r, ...columns] });
  response.json({ data: { recordPositions: { accepted: rowCount } } });
});
const server = app.listen(0, '127.0.0.1', () => process.stderr.write(`listening on ${(server.address() as AddressInfo).port}\n`));
