import { systemActor } from '../../kernel/actor.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { lastMonth } from './invoice.rules.js';
import { issueInvoices } from './issue-invoices.js';

/** Runs every night to make up for failed runs; on most nights there is nothing to do. */
export const invoiceRun: ScheduledTask = {
  queue: 'seller_invoices',
  cron: '40 2 * * *',
  run: async ({ unitOfWork, services }) => {
    const { clock, settings } = services;
    if (settings.invoicing.operatorName === null) return;
    await unitOfWork.run(null, (tx) => issueInvoices(tx, systemActor, lastMonth(clock.now())));
  },
};
