import type { SimulatedParcel } from '../carrier-kit/simulator.js';
import { systemActor } from '../kernel/actor.js';
import type { Clock } from '../kernel/clock.js';
import { csvRows } from '../kernel/csv.js';
import { auditOwnChange } from '../modules/audit/index.js';
import { importCarrierInvoice, importCarrierRemittance, readInvoiceCsv, readRemittanceCsv } from '../modules/carrier-bills/index.js';
import type { UnitOfWork } from '../platform/db/unit-of-work.js';
import type { Services } from '../services.js';
import { BILL_COLUMNS, billLines, REMITTANCE_COLUMNS, remittanceLine } from './bill-lines.js';

interface BooksParts {
  /** UUID of the carrier account of the demo. */
  readonly account: string;
  readonly clock: Clock;
  readonly unitOfWork: UnitOfWork<Services>;
}

/** Sends the bills and the cash of the demo's carrier, as an operator would import them: one invoice a day. */
export class CarrierBooks {
  /** By AWB. A bill that is sent again must have the same lines, so that they are recognised. */
  private readonly bills = new Map<string, string>();

  constructor(private readonly parts: BooksParts) {}

  async bill(parcel: SimulatedParcel): Promise<void> {
    const { account, unitOfWork } = this.parts;
    const csv = this.billOf(parcel);
    const rows = readInvoiceCsv({ csv, headers: {} });
    await unitOfWork.run(null, async (tx) => {
      const { invoiceIds, added } = await importCarrierInvoice(tx, systemActor, { account, rows });
      const subject = { type: 'CarrierInvoice', id: invoiceIds[0] ?? null };
      if (added.length > 0) await auditOwnChange(tx, { action: 'importCarrierInvoice', subject, args: { account, csv } });
    });
  }

  /** Returns false while the service has not confirmed the collection: the line has to be sent again. */
  async remit(parcel: SimulatedParcel): Promise<boolean> {
    const { account, unitOfWork } = this.parts;
    const row = remittanceLine(parcel, this.today());
    if (!row) return true;
    const csv = csvRows([REMITTANCE_COLUMNS, row]);
    const rows = readRemittanceCsv({ csv, headers: {}, now: this.parts.clock.now() });
    return unitOfWork.run(null, async (tx) => {
      const [line] = (await importCarrierRemittance(tx, systemActor, { account, rows })).lines;
      if (!line || line.outcome === 'not_confirmed') return false;
      const subject = { type: 'Shipment', id: line.shipmentId };
      if (!line.replayed) await auditOwnChange(tx, { action: 'importCarrierRemittance', subject, args: { account, csv } });
      return true;
    });
  }

  private billOf(parcel: SimulatedParcel): string {
    const known = this.bills.get(parcel.awb);
    if (known !== undefined) return known;
    const lines = billLines(parcel, { number: this.bills.size + 1, day: this.today() });
    const csv = csvRows([BILL_COLUMNS, ...lines]);
    this.bills.set(parcel.awb, csv);
    return csv;
  }

  private today(): string {
    return this.parts.clock.now().toISOString().slice(0, 10);
  }
}
