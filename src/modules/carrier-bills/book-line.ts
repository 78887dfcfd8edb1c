import { money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { bookCarrierBill, type LedgerServices, type PostedEntry } from '../ledger/index.js';
import type { InvoiceLine } from './compare-rows.js';
import { instantOf } from '../../platform/csv/csv-table.js';

type BookedPart = Pick<InvoiceLine, 'id' | 'revision' | 'shipmentId' | 'orderId' | 'isReturn' | 'bookCurrency' | 'billedOn'>;

interface InvoiceName {
  readonly carrierCode: string;
  readonly number: string;
}

/** R15: adds to the cost of the parcel of a line, or takes back. The revision of the line makes it happen once. */
export function bookLine(
  tx: Tx<LedgerServices>,
  { carrierCode, number }: InvoiceName,
  line: BookedPart,
  differenceMinor: bigint,
): Promise<PostedEntry | null> {
  const { shipmentId, orderId, isReturn } = line;
  const isFirst = line.revision === 1;
  return bookCarrierBill(tx, {
    lineId: line.id,
    revision: line.revision,
    carrierCode,
    invoice: number,
    parcel: shipmentId === null || orderId === null ? null : { shipmentId, orderId, kind: isReturn ? 'return' : 'shipment' },
    difference: money(differenceMinor, line.bookCurrency),
    occurredAt: isFirst && line.billedOn !== null ? instantOf(line.billedOn) : tx.services.clock.now(),
  });
}
