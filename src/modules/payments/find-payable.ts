import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { CoreServices } from '../../platform/services.js';
import { isUuid } from '../../platform/ids.js';
import type { Payable, PayableSource } from './payable.js';
import type { PaymentServices } from './services.js';

const TOKEN = /^[\w-]{32}$/;

/** The payable behind a link. INVOICE_NOT_FOUND for an unknown token. */
export const payableByToken = (sql: RunSql, services: CoreServices & PaymentServices, token: string): Promise<Payable> =>
  firstOf(sql, services, TOKEN.test(token) ? { token } : null).then(({ payable }) => payable);

export const payableById = (sql: RunSql, services: CoreServices & PaymentServices, invoiceId: string): Promise<FoundPayable> =>
  firstOf(sql, services, isUuid(invoiceId) ? { invoiceId } : null);

export interface FoundPayable {
  readonly payable: Payable;
  readonly source: PayableSource;
}

async function firstOf(
  sql: RunSql,
  services: CoreServices & PaymentServices,
  by: Parameters<PayableSource['find']>[1] | null,
): Promise<FoundPayable> {
  for (const source of by ? services.payables : []) {
    const payable = by && (await source.find(sql, by));
    if (payable) return { payable, source };
  }
  throw refuse('INVOICE_NOT_FOUND');
}
