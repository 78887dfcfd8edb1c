import type { Database } from '../../src/platform/db/database.js';
import type { Tx } from '../../src/platform/db/unit-of-work.js';
import { waitFor } from './wait-for.js';

/**
 * Starts a rival while a transaction has done its work but not committed, and lets it commit once the rival waits for it, or has finished
 * without seeing it. Returns the outcomes of both.
 */
export async function whileOpen<Needs, Done, Answer>(
  db: Pick<Database<Needs>, 'unitOfWork' | 'sql'>,
  work: (tx: Tx<Needs>) => Promise<Done>,
  rival: () => Promise<Answer>,
): Promise<{ done: Done; answer: Answer }> {
  const { done, asked } = await db.unitOfWork.run('req_test', async (tx) => {
    const done = await work(tx);
    const [own] = await tx.sql('select pg_backend_pid() as pid');
    let isOver = false;
    const asked = rival().finally(() => (isOver = true));
    // Its failure is met below, where it is awaited: only after the commit.
    asked.catch(() => undefined);
    const isWaiting = async () =>
      (await db.sql('select 1 from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))', [own?.['pid']])).length > 0;
    await waitFor('the rival waits or is through', async () => isOver || (await isWaiting()));
    return { done, asked };
  });
  return { done, answer: await asked };
}
