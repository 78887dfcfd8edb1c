import type { Actor } from '../../kernel/actor.js';
import { readAmount } from '../../kernel/decimal-fields.js';
import { refuse, FieldChecks } from '../../kernel/errors.js';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import type { LedgerServices } from '../ledger/index.js';
import { bookLine } from './book-line.js';
import { db } from './carrier-bills.tables.js';
import { ResolveInvoiceLineInput } from './carrier-invoice.types.js';
import { owedMinor } from './invoice-line.rules.js';

const lockLine = statement(($: Named<{ id: string }>) =>
  db.selectFrom('carrierInvoiceLine').select(db.columns('carrierInvoiceLine')).where('id', '=', $.id).forUpdate(),
);
type LockedLine = Readonly<RowOf<typeof lockLine>>;

const findInvoice = statement(($: Named<{ id: string }>) =>
  db.selectFrom('carrierInvoice').select(['carrierCode', 'number']).where('id', '=', $.id),
);

/**
 * Records what was agreed with the carrier about a line, and corrects the cost by what that changes. Idempotent. NOT_FOUND,
 * VALIDATION_FAILED.
 */
export async function resolveInvoiceLine(
  tx: Tx<LedgerServices>,
  actor: Actor,
  { id, input }: { id: string; input: ResolveInvoiceLineInput },
): Promise<string> {
  const line = isUuid(id) ? await lockLine.first(tx.sql, { id }) : undefined;
  if (!line) throw refuse('NOT_FOUND.noBillLine');
  const told = checked(line, input);

  const bookedMinor = owedMinor({ ...line, ...told });
  const change = bookedMinor - line.bookedMinor;
  const revision = change === 0n ? line.revision : line.revision + 1;
  if (change !== 0n) {
    const invoice = await findInvoice.first(tx.sql, { id: line.invoiceId });
    if (!invoice) throw new Error(`The invoice of line ${id} is missing.`);
    await bookLine(tx, invoice, { ...line, revision }, change);
  }
  await db.change(tx.sql, 'carrierInvoiceLine', line, {
    ...told,
    bookedMinor,
    revision,
    resolvedAt: tx.services.clock.now(),
    resolvedByType: actor.type,
    resolvedById: actor.id,
  });
  return line.id;
}

/** What is credited defaults to what is disputed: the difference, or the whole line if the parcel is unknown or was billed before. */
function checked(line: LockedLine, given: ResolveInvoiceLineInput) {
  const { state, note, creditedAmount } = given;
  const checks = new FieldChecks();
  checkFields(checks, '', ResolveInvoiceLineInput, given);
  const { amountMinor, currency } = line;
  const named = readAmount(checks, { field: 'creditedAmount', value: creditedAmount, currency });
  if (named !== null && state !== 'credited') checks.fail('creditedAmount', 'onlyCredited');
  const creditedMinor = state === 'credited' ? (named ?? disputedMinor(line)) : 0n;
  if (creditedMinor < 0n || creditedMinor > amountMinor) checks.fail('creditedAmount', 'atMostLine');
  else if (state === 'credited' && creditedMinor === 0n) checks.fail('creditedAmount', 'moreThanZero');
  checks.settle();
  return { state, creditedMinor, note: note === undefined ? line.note : note?.trim() || null };
}

/** In the currency of the line. An exchanged difference is not exact, so it must be given. */
function disputedMinor({ kind, amountMinor, currency, bookCurrency, billedMinor, expectedMinor }: LockedLine): bigint {
  if (kind === 'unknown' || kind === 'twice') return amountMinor;
  return kind === 'higher' && currency === bookCurrency ? billedMinor - expectedMinor : 0n;
}
