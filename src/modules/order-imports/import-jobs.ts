import { daysAfter, secondsAfter } from '../../kernel/clock.js';
import { deletionOf, olderThan, purge } from '../../platform/db/purge.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Work } from '../../platform/work/work.js';
import { emitAll } from '../../platform/events/emit.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import type { SubjectQueue } from '../../platform/jobs/subject-queue.js';
import { db } from './order-imports.tables.js';
import { runOrderImport } from './run-order-import.js';
import type { OrderImportServices } from './services.js';

export const orderImportQueue: SubjectQueue<OrderImportServices> = {
  queue: 'order_imports',
  event: 'order_import.due',
  concurrency: 2,
  run: runOrderImport,
};

const LOST_AFTER_SECONDS = 10;
const MOST = 100;

const findLost = statement(($: Named<{ before: Date }>) =>
  db
    .selectFrom('orderImport')
    .select(['id', 'sellerId'])
    .where('state', '=', 'placing')
    .where('dueAt', '<', $.before)
    .orderBy('dueAt')
    .limit(MOST),
);

/** Resumes imports whose worker died, or whose job was lost. */
async function resumeLost({ sql, transact, services }: Work): Promise<void> {
  const now = services.clock.now();
  const lost = await findLost(sql, { before: secondsAfter(now, -LOST_AFTER_SECONDS) });
  const data = { dueAt: now.toISOString() };
  const events = lost.map(({ id, sellerId }) => ({
    type: 'order_import.due' as const,
    subjectId: id,
    ownerId: sellerId,
    occurredAt: now,
    data,
  }));
  if (events.length > 0) await transact((tx) => emitAll(tx, events));
}

const KEPT_DAYS = 90;

const deleteRows = deletionOf(db, 'orderImportRow', (row, $) => row('createdAt', '<', $.before));

const deleteImports = deletionOf(db, 'orderImport', (each, $) => each('createdAt', '<', $.before));

/** Deletes imports after 90 days; their orders stay. */
const retention: ScheduledTask = {
  queue: 'order_import_retention',
  cron: '33 3 * * *',
  run: async ({ sql, services: { clock } }) => {
    const old = olderThan(daysAfter(clock.now(), -KEPT_DAYS));
    await purge(sql, deleteRows, old);
    await purge(sql, deleteImports, old);
  },
};

export const orderImportTasks: readonly ScheduledTask[] = [{ queue: 'order_import_sweep', cron: '* * * * *', run: resumeLost }, retention];
