import { z } from 'zod';
import { amount, currency, erpPage, erpReply, instant, pageQuery } from './common.js';

const day = z.iso.date();
const columns = {
  debit: amount.describe('Sum of the debits.'),
  credit: amount.describe('Sum of the credits.'),
  debitBalance: amount.describe('Debits less credits, where that is more than 0.'),
  creditBalance: amount.describe('Credits less debits, where that is more than 0.'),
};

const account = z
  .object({
    code: z.string().meta({ examples: ['2100'] }),
    title: z.string(),
    type: z.enum(['asset', 'liability', 'revenue', 'expense']),
    ...columns,
  })
  .meta({ id: 'TrialBalanceAccount', description: 'One account of a trial balance.' });

export const trialBalance = erpReply(
  z.array(
    z
      .object({ at: day, currency, ...columns, accounts: z.array(account) })
      .meta({ id: 'TrialBalance', description: 'Every account of one currency at the end of a day.' }),
  ),
);

export const trialBalanceQuery = z.object({
  at: day.optional().describe('End of this posting date in UTC; today when absent.'),
  currency: currency.optional().describe('Only this currency.'),
});

export const exportQuery = z.object({
  from: day.describe('First posting date in UTC.'),
  to: day.describe('Last posting date in UTC, at most 90 days later.'),
  format: z.enum(['csv', 'odoo', 'quickbooks']).default('csv').describe('Layout of the file.'),
  currency: currency
    .optional()
    .describe('Only entries in this currency. The files for Odoo and QuickBooks have the base currency without it.'),
});

const line = z.object({
  kind: z.string().meta({ examples: ['shipping'] }),
  quantity: z.int().min(0),
  net: amount,
  vat: amount,
  gross: amount,
});

const invoice = z
  .object({
    id: z.uuid(),
    number: z.string().meta({ examples: ['INV-000001'] }),
    kind: z.enum(['invoice', 'credit_note']),
    sellerId: z.uuid(),
    month: z.string().meta({ examples: ['2026-10'] }),
    currency,
    vatPercent: z.number().describe('The rate that is contained.'),
    net: amount,
    vat: amount,
    gross: amount,
    due: amount.describe('What was charged on account and is to be paid.'),
    lines: z.array(line),
    issuedAt: instant,
  })
  .meta({ id: 'SellerInvoice', description: 'What the operator charged a seller in one month and currency.' });

export const invoices = erpPage(invoice);
export const invoicesQuery = pageQuery({ limit: 50, max: 100 }).extend({
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional()
    .describe('Only those of this month (YYYY-MM).'),
});

export const invoiceParams = { id: 'UUID or number of the invoice.' };
export const invoiceFileQuery = z.object({ lang: z.enum(['en', 'ar']).optional().describe('Language; that of the request when absent.') });
