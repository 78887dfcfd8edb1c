import { randomUUID } from 'node:crypto';
import type { Database } from './ground.js';

const CHUNK = 5000;

/** Due deliveries as a long outage of the workers leaves them. */
export async function fillBacklog({ sql }: Database, count: number): Promise<ReadonlySet<string>> {
  const endpoints: string[] = (await sql('select id from webhook_endpoint')).map(({ id }) => id);
  const events = new Set<string>();
  const body = JSON.stringify({ id: '', event: 'shipment.update', data: { filler: 'x'.repeat(500) } });
  for (let done = 0; done < count; done += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, count - done) }, (_, index) => ({
      message: randomUUID(),
      delivery: randomUUID(),
      event: randomUUID(),
      endpoint: endpoints[index % endpoints.length] ?? '',
    }));
    await sql(
      `with given as (select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[]) as g(message, delivery, event, endpoint)),
         message as (insert into webhook_message (id, endpoint_id, event_id, event_type, body, created_at)
                     select message, endpoint, event, 'shipment.update', $5, now() from given)
       insert into webhook_delivery (id, message_id, endpoint_id, kind, attempt, status, due_at, available_at, created_at)
       select delivery, message, endpoint, 'automatic', 1, 'pending', now(), now(), now() from given`,
      [rows.map((r) => r.message), rows.map((r) => r.delivery), rows.map((r) => r.event), rows.map((r) => r.endpoint), body],
    );
    for (const { event } of rows) events.add(event);
  }
  return events;
}

/** Status changes as fast as stores could never make them: those that happened, again and again, under their own ids. */
export async function writeEvents({ sql }: Database, count: number): Promise<ReadonlySet<string>> {
  const rows: { id: string }[] = await sql(
    `insert into event (id, type, subject_id, data, owner_id, occurred_at)
     select gen_random_uuid(), type, subject_id, data, owner_id, now()
       from generate_series(1, $1::int) n, event where type = 'shipment.status_changed' limit $1 returning id`,
    [count],
  );
  return new Set(rows.map(({ id }) => id));
}
