import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './ground.js';

const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 300_000;

/** Work still to be done in the background: events, mails and due jobs, except scheduled ones. */
const WAITING = `
  select (select count(*) from event where relayed_at is null) as events,
         (select count(*) from mail where status = 'queued') as mails,
         (select count(*) from shipgraph_jobs.job where state in ('created', 'retry', 'active') and start_after <= now()
             and name <> 'dead_letters' and name not like '\\_\\_pgboss%'
             and name not in (select name from shipgraph_jobs.schedule)) as jobs`;

/** Waits until nothing is left to do behind the answers. */
export async function drained({ sql }: Database): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const [waiting] = await sql(WAITING);
    if (Object.values(waiting).every((count) => Number(count) === 0)) return;
    if (performance.now() > deadline) throw new Error(`Work was left behind: ${JSON.stringify(waiting)}`);
    await pause(LOOK_EVERY_MS);
  }
}
