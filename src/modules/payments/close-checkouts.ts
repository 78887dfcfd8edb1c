import { sql } from 'kysely';
import { now, statement, type Named } from '../../platform/db/statement.js';
import type { Work } from '../../platform/work/work.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { payableById } from './find-payable.js';
import { db } from './payments.tables.js';
import type { PaymentServices } from './services.js';

const BATCH = 200;
const KEEP_DAYS = 7;

const findOpen = statement(($: Named<{ after: string }>) =>
  db
    .selectFrom('paymentCheckout')
    .select(['id', 'invoiceId'])
    .where('closedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('id', '>', $.after)
    .orderBy('id')
    .limit(BATCH),
);
const close = statement(($: Named<{ id: string }>) => db.updateTable('paymentCheckout').set({ closedAt: now }).where('id', '=', $.id));
const forgetOld = statement(() =>
  db.deleteFrom('paymentCheckout').where('expiresAt', '<', sql<Date>`${now} - ${sql.lit(`${KEEP_DAYS} days`)}::interval`),
);

type OpenCheckout = Awaited<ReturnType<typeof findOpen>>[number];

/**
 * Closes checkout pages of invoices that were paid otherwise, voided or withdrawn, so that no one pays twice. Failed calls are retried in
 * the next run; a payment that still arrives is refunded.
 */
export async function closeCheckouts(context: Work<PaymentServices>): Promise<void> {
  const failures: unknown[] = [];
  for (let after = ''; ;) {
    const open = await findOpen(context.sql, { after });
    for (const checkout of open) await closeIfDone(context, checkout).catch((error: unknown) => failures.push(error));
    if (open.length < BATCH) break;
    after = open.at(-1)?.id ?? after;
  }
  await forgetOld(context.sql, {});
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} checkout pages could not be closed at the payment provider.`);
}

async function closeIfDone({ sql: on, services }: Work<PaymentServices>, { id, invoiceId }: OpenCheckout): Promise<void> {
  const { payable } = await payableById(on, services, invoiceId);
  if (payable.status === 'unpaid') return;
  await services.paymentProvider.closeCheckout(id);
  await close(on, { id });
}

/** Every minute; a payer may still be on the page until then. */
export const paymentTasks: readonly ScheduledTask<PaymentServices>[] = [
  { queue: 'payment_checkouts', cron: '* * * * *', run: closeCheckouts },
];
