import type { JobContext } from '../../platform/events/consumer.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { payableById } from './find-payable.js';

const BATCH = 200;
const KEEP_DAYS = 7;

interface OpenCheckout {
  readonly id: string;
  readonly invoice_id: string;
}

/**
 * Closes the provider's pages of invoices that were paid otherwise, taken back or withdrawn, so that nobody pays for nothing. What the
 * provider could not be told now is told in the next turn; a payment that comes all the same is owed back.
 */
export async function closeCheckouts(context: JobContext): Promise<void> {
  const { sql, services } = context;
  const failures: unknown[] = [];
  for (let after = ''; ;) {
    const open = await sql<OpenCheckout>(
      `select id, invoice_id from payment_checkout where closed_at is null and expires_at > $1 and id > $2 order by id limit ${BATCH}`,
      [services.clock.now(), after],
    );
    for (const checkout of open) await closeIfDone(context, checkout).catch((error: unknown) => failures.push(error));
    if (open.length < BATCH) break;
    after = open.at(-1)?.id ?? after;
  }
  await sql(`delete from payment_checkout where expires_at < $1::timestamptz - interval '${KEEP_DAYS} days'`, [services.clock.now()]);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pages of the payment provider could not be closed.`);
}

async function closeIfDone({ sql, services }: JobContext, { id, invoice_id: invoiceId }: OpenCheckout): Promise<void> {
  const { payable } = await payableById(sql, services, invoiceId);
  if (payable.status === 'unpaid') return;
  await services.paymentProvider.closeCheckout(id);
  await sql('update payment_checkout set closed_at = $2 where id = $1', [id, services.clock.now()]);
}

/** Every minute: until then a payer may still be on the page. */
export const paymentTasks: readonly ScheduledTask[] = [{ queue: 'payment_checkouts', cron: '* * * * *', run: closeCheckouts }];
