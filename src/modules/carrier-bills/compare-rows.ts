import type { Selectable } from 'kysely';
import { invalid, type FieldError } from '../../kernel/errors.js';
import { amountIn } from '../../kernel/exchange.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { carrierCostsOf, type LedgerServices } from '../ledger/index.js';
import type { RatingServices } from '../rating/index.js';
import { lockShipments } from '../shipments/index.js';
import { parcelsByNumber, type BilledParcel } from './billed-parcels.js';
import type { BillingCarrier } from './billing-carrier.js';
import { db, type CarrierBillTables } from './carrier-bills.tables.js';
import { instantOf, refuseLines } from '../../platform/csv/csv-table.js';
import type { InvoiceRow } from './invoice-csv.rules.js';
import { causeOf, comparedKind, firstState, owedMinor } from './invoice-line.rules.js';

export type BillServices = LedgerServices & RatingServices;
export type InvoiceLine = Omit<Readonly<Selectable<CarrierBillTables['carrierInvoiceLine']>>, 'createdAt' | 'updatedAt'>;

interface Comparing {
  readonly carrier: BillingCarrier;
  /** Ids by number. */
  readonly invoices: ReadonlyMap<string, string>;
  readonly rows: readonly InvoiceRow[];
}

const findBilled = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db.selectFrom('carrierInvoiceLine').select('shipmentId').distinct().where('shipmentId', '=', anyOf($.shipmentIds)),
);

/** Compares each line with what is booked for its parcel. VALIDATION_FAILED for lines in a currency that cannot be exchanged. */
export async function compareRows(tx: Tx<BillServices>, { carrier, invoices, rows }: Comparing): Promise<InvoiceLine[]> {
  const parcels = await parcelsByNumber(tx.sql, carrier.carrierCode, rows);
  const shipmentIds = [...new Set([...parcels.values()].map(({ id }) => id))];
  // A step that books the cost of a parcel waits, so that it sees the bill.
  await lockShipments(tx, shipmentIds);
  const costs = await carrierCostsOf(tx.sql, shipmentIds);
  const costOf = new Map(costs.map(({ shipmentId, cost }) => [`${shipmentId} ${cost.currency}`, cost.minor]));
  const billed = new Set((await findBilled(tx.sql, { shipmentIds })).map(({ shipmentId }) => shipmentId));
  const errors: FieldError[] = [];
  const lines = rows.map((row) => {
    const parcel = parcels.get(row.awb);
    const isTwice = parcel !== undefined && billed.has(parcel.id);
    if (parcel) billed.add(parcel.id);
    const expectedMinor = parcel && !isTwice ? (costOf.get(`${parcel.id} ${parcel.currency}`) ?? 0n) : 0n;
    const billedMinor = parcel ? exchanged(tx, row, parcel, errors) : row.amountMinor;
    return lineOf(row, invoices.get(row.invoice) ?? '', { parcel, isTwice, expectedMinor, billedMinor });
  });
  if (errors.length > 0) throw refuseLines(errors);
  return lines;
}

/** In the currency of the booked cost. */
function exchanged(tx: Tx<BillServices>, row: InvoiceRow, { currency }: BilledParcel, errors: FieldError[]): bigint {
  const at = row.billedOn === null ? tx.services.clock.now() : instantOf(row.billedOn);
  const minor = amountIn(tx.services.rateBook.current().fx, row.amountMinor, { from: row.currency, to: currency, at: at.getTime() });
  if (minor === undefined) {
    errors.push(invalid(`csv[${row.line}].currency`, 'noRateOn', { currency, day: at.toISOString().slice(0, 10) }));
  }
  return minor ?? 0n;
}

interface Comparison {
  readonly parcel: BilledParcel | undefined;
  readonly isTwice: boolean;
  readonly expectedMinor: bigint;
  readonly billedMinor: bigint;
}

function lineOf(row: InvoiceRow, invoiceId: string, { parcel, isTwice, expectedMinor, billedMinor }: Comparison): InvoiceLine {
  const kind = parcel ? (isTwice ? 'twice' : comparedKind(billedMinor, expectedMinor)) : 'unknown';
  const { amountMinor, currency, awb, repeat, billedOn, service, weightGrams, reason } = row;
  const ourWeightGrams = parcel ? Number((parcel.weightMg + 500n) / 1000n) : null;
  const compared = { kind, state: firstState(kind), amountMinor, creditedMinor: 0n, billedMinor, expectedMinor } as const;
  return {
    ...compared,
    id: newId(),
    invoiceId,
    lineNumber: row.line,
    awb,
    repeat,
    billedOn,
    service,
    weightGrams,
    currency,
    reason,
    cause: kind === 'higher' || kind === 'lower' ? causeOf({ reason, weightGrams, ourWeightGrams }) : null,
    shipmentId: parcel?.id ?? null,
    orderId: parcel?.orderId ?? null,
    isReturn: parcel?.type === 'return',
    ourWeightGrams,
    bookCurrency: parcel?.currency ?? currency,
    bookedMinor: owedMinor(compared),
    revision: 1,
    note: null,
    resolvedAt: null,
    resolvedByType: null,
    resolvedById: null,
  };
}
