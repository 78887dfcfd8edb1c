import { z } from 'zod';
import type { SimulatedParcel } from '../carrier-kit/simulator.js';
import { plainDecimal } from '../kernel/decimal-number.js';
import { formatMoney, money, parseMoney } from '../kernel/money.js';

export const BILL_COLUMNS = ['invoice', 'awb', 'date', 'service', 'weight_kg', 'amount', 'currency', 'reason'] as const;
export const REMITTANCE_COLUMNS = ['awb', 'amount', 'currency', 'date', 'reference'] as const;

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
export function remittanceLine(parcel: SimulatedParcel, day: string): string[] | undefined {
  const { cash_on_delivery: cash, currency } = booking.parse(parcel.request).options;
  return cash === undefined ? undefined : [parcel.awb, String(cash), currency, day, `DEMO-CASH-${day}`];
}

const STEP_GRAMS = 500;

/** As on the carrier's scale, which shows half kilograms. */
const weighed = (grams: number): number => (Math.ceil(grams / STEP_GRAMS) + 1) * STEP_GRAMS;

const kilograms = (grams: number): string => plainDecimal(BigInt(grams), 3);
