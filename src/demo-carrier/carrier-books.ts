import { z } from 'zod';
import type { SimulatedParcel } from '../carrier-kit/simulator.js';
import { systemActor } from '../kernel/actor.js';
import type { Clock } from '../kernel/clock.js';
import { csvRows } from '../kernel/csv.js';
import { plainDecimal } from '../kernel/decimal.js';
import { formatMoney, money, parseMoney } from '../kernel/money.js';
import { auditOwnChange } from '../modules/audit/index.js';
import { importCarrierInvoice, importCarrierRemittance, readInvoiceCsv, readRemittanceCsv } from '../modules/carrier-bills/index.js';
import type { UnitOfWork } from '../platform/db/unit-of-work.js';
import type { Services } from '../services.js';

const BILL_COLUMNS = ['invoice', 'awb', 'date', 'service', 'weight_kg', 'amount', 'currency', 'reason'] as const;
const REMITTANCE_COLUMNS = ['awb', 'amount', 'currency', 'date', 'reference'] as const;

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

/** What the demo's carrier knows of a parcel from its booking. */
const booking = z.object({
  parcels: z.array(z.object({ weight: z.number() })),
  selected_rate: z.object({ total_charge: z.number(), currency: z.string() }),
  options: z.object({ currency: z.string(), cash_on_delivery: z.number().optional() }),
});

/**
 * The lines of a bill for one parcel, the first that is billed being number 1. Of six parcels, the second and the fifth are billed with a
 * higher weight, the fourth twice, and with the sixth comes one that was never booked.
 */
export function billLines(parcel: SimulatedParcel, { number, day }: { number: number; day: string }): string[][] {
  const { parcels, selected_rate: rate } = booking.parse(parcel.request);
  const grams = Math.round(parcels.reduce((sum, { weight }) => sum + weight, 0) * 1000);
  const charge = parseMoney(String(rate.total_charge), rate.currency);
  if (!charge) throw new Error(`The demo's carrier has booked ${parcel.awb} at the price ${rate.total_charge} ${rate.currency}.`);
  const isHeavier = number % 3 === 2;
  const billed = isHeavier ? weighed(grams) : grams;
  const amount = isHeavier ? money((charge.minor * 5n) / 4n, charge.currency) : charge;
  const line = (awb: string, reason: string): string[] => [
    ...[`DEMO-${day}`, awb, day, parcel.service, kilograms(billed)],
    ...[formatMoney(amount), amount.currency, reason],
  ];
  const own = line(parcel.awb, isHeavier ? `Weighed ${kilograms(billed)} kg, declared ${kilograms(grams)} kg` : '');
  if (number % 6 === 4) return [own, own];
  return number % 6 === 0 ? [own, line(`${parcel.awb}X`, '')] : [own];
}

/** The line of a remittance for one parcel; undefined if nothing was to be collected. */
function remittanceLine(parcel: SimulatedParcel, day: string): string[] | undefined {
  const { cash_on_delivery: cash, currency } = booking.parse(parcel.request).options;
  return cash === undefined ? undefined : [parcel.awb, String(cash), currency, day, `DEMO-CASH-${day}`];
}

const STEP_GRAMS = 500;

/** As on the carrier's scale, which shows half kilograms. */
const weighed = (grams: number): number => (Math.ceil(grams / STEP_GRAMS) + 1) * STEP_GRAMS;

const kilograms = (grams: number): string => plainDecimal(BigInt(grams), 3);
