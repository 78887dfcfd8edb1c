import { randomUUID } from 'node:crypto';

/** The part of knex that is used: what these statements do has no words in the services of Medusa. */
export interface Sql {
  raw(statement: string, values: unknown[]): Promise<{ rows: Row[] }>;
}

export interface Row {
  readonly id: string;
  readonly fulfillment_id: string;
  readonly order_id: string;
  readonly is_return: boolean;
  readonly status: string;
  readonly sequence: number;
  readonly awb: string | null;
  readonly tracking_url: string | null;
  readonly cancelling: boolean;
  readonly lease: string;
}

/** A shipment, held until it is released or the time is over. */
export type Following = Row;

export interface Progress {
  readonly status: string;
  readonly sequence: number;
  readonly awb: string | null;
  readonly trackingUrl: string | null;
  readonly problem: string | null;
}

/** The longest that an event takes; then the copy that followed it is taken for dead. */
const SECONDS = 60;

/**
 * Several copies of the server may learn about one shipment at the same time, and workflows of Medusa check before they write, without a
 * lock between. One row, claimed in one statement, lets them in one by one, and holds no database connection in the meantime.
 */
export async function claim(sql: Sql, shipmentId: string): Promise<Following | 'busy' | undefined> {
  const { rows } = await sql.raw(
    `update shipgraph_shipment set lease = ?, lease_until = now() + ? * interval '1 second'
     where id = ? and deleted_at is null and (lease is null or lease_until < now()) returning *`,
    [randomUUID(), SECONDS, shipmentId],
  );
  if (rows[0]) return rows[0];
  const known = await sql.raw('select id from shipgraph_shipment where id = ? and deleted_at is null', [shipmentId]);
  return known.rows.length > 0 ? 'busy' : undefined;
}

/** Gives the lease back. Without progress the event could not be followed and is delivered again. A lease that ended before is another copy's. */
export async function release(sql: Sql, { id, lease }: Following, progress?: Progress): Promise<void> {
  if (!progress) {
    await sql.raw('update shipgraph_shipment set lease = null, lease_until = null where id = ? and lease = ?', [id, lease]);
    return;
  }
  const { status, sequence, awb, trackingUrl, problem } = progress;
  await sql.raw(
    `update shipgraph_shipment set lease = null, lease_until = null, status = ?, sequence = ?, awb = ?, tracking_url = ?, problem = ?,
       changes = changes + 1, updated_at = now() where id = ? and lease = ?`,
    [status, sequence, awb, trackingUrl, problem, id, lease],
  );
}
