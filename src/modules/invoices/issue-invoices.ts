import { type Actor, systemActor } from '../../kernel/actor.js';
import { invalid, refuse, refuseFields } from '../../kernel/errors.js';
import type { InvoicingSettings } from '../../kernel/settings.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { refuseArchivedRange } from '../ledger/index.js';
import { sellersById, type Seller } from '../sellers/index.js';
import { invoiceReference, isMonthOver, monthRange, lastMonth, splitVat } from './invoice.rules.js';
import { db } from './invoices.tables.js';
import { readCharges, type Charge, type Funding } from './read-charges.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import type { Address } from '../addresses/index.js';
import type { InvoiceDocument, InvoiceLine, InvoiceParty } from './invoice-document.js';

interface InvoiceDraft {
  readonly sellerId: string;
  readonly currency: string;
  readonly netMinor: bigint;
  readonly vatMinor: bigint;
  readonly grossMinor: bigint;
  readonly document: InvoiceDocument;
}

export interface IssuedInvoices {
  readonly month: string;
  /** Number issued by this call. */
  readonly issued: number;
  /** Total number for the month. */
  readonly total: number;
}

/**
 * Issues the missing invoices of a month, one per seller and currency. Idempotent and safe to call concurrently: later callers wait for
 * the lock on the last number and find nothing to do, so numbers have no gaps. PERIOD_ARCHIVED for a month whose entries are archived.
 */
export async function issueInvoices(tx: Tx, actor: Actor, month: string): Promise<IssuedInvoices> {
  actor.require('ledger:settle');
  const { invoicing } = tx.services.settings;
  if (invoicing.operatorName === null) throw refuse('INVOICING_NOT_SET_UP');
  const now = tx.services.clock.now();
  const range = closedMonth(month, now);
  await refuseArchivedRange(tx.sql, range, now);

  const last = await lockNumbers(tx.sql);
  const charges = await readCharges(tx.sql, range);
  const drafts = await draftsOf(tx, charges);
  await writeInvoices(tx, { drafts, last, from: range.from });
  return { month, issued: drafts.length, total: await countOf(tx.sql, range.from) };
}

function closedMonth(month: string, now: Date): { from: Date; before: Date } {
  const range = monthRange(month);
  if (!range) throw refuseFields([invalid('month', 'month', { example: '2026-10' })]);
  if (isMonthOver(range.before, now)) return range;
  const end = range.before.toISOString().slice(0, 10);
  throw refuseFields([invalid('month', 'monthNotOver', { time: `${end} 00:10 UTC` })]);
}

const beginNumbers = statement(() =>
  db
    .insertInto('invoiceNumber')
    .values({ id: 1, last: 0 })
    .onConflict((conflict) => conflict.doNothing()),
);
const lockLast = statement(() => db.selectFrom('invoiceNumber').select('last').where('id', '=', 1).forUpdate());
const keepLast = statement(($: Named<{ last: number }>) => db.updateTable('invoiceNumber').set({ last: $.last }).where('id', '=', 1));

async function lockNumbers(sql: RunSql): Promise<number> {
  await beginNumbers(sql, {});
  return (await lockLast.first(sql, {}))?.last ?? 0;
}

/** Drafts in seller and currency order. Charges that cancel out exactly need no invoice. */
async function draftsOf(tx: Tx, charges: readonly Charge[]): Promise<InvoiceDraft[]> {
  const { invoicing } = tx.services.settings;
  const sellers = new Map(
    (await sellersById(tx.sql, [...new Set(charges.map(({ sellerId }) => sellerId))])).map((each) => [each.id, each]),
  );
  const drafts = [...Map.groupBy(charges, ({ sellerId, currency }) => `${sellerId} ${currency}`).values()].flatMap((of) => {
    const seller = sellers.get(of[0]?.sellerId ?? '');
    return seller ? [draftInvoice(seller, of, invoicing)] : [];
  });
  return drafts.filter(({ grossMinor }) => grossMinor !== 0n);
}

async function writeInvoices(tx: Tx, { drafts, last, from }: { drafts: readonly InvoiceDraft[]; last: number; from: Date }): Promise<void> {
  if (drafts.length === 0) return;
  const { prefix, vatBasisPoints } = tx.services.settings.invoicing;
  const issuedAt = tx.services.clock.now();
  const invoices = drafts.map((draft, index) => ({
    ...draft,
    id: newId(),
    number: last + index + 1,
    reference: invoiceReference(prefix, last + index + 1),
    kind: draft.grossMinor < 0n ? ('credit_note' as const) : ('invoice' as const),
    month: dayOf(from),
    vatBasisPoints: Number(vatBasisPoints),
    issuedAt,
  }));
  await db.insertAll(tx.sql, 'sellerInvoice', invoices);
  await keepLast(tx.sql, { last: last + drafts.length });
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const countOfMonth = statement(($: Named<{ month: string }>) =>
  db
    .selectFrom('sellerInvoice')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('month', '=', $.month),
);

async function countOf(sql: RunSql, from: Date): Promise<number> {
  return Number((await countOfMonth.first(sql, { month: dayOf(from) }))?.count ?? 0);
}

/** Runs every night to make up for failed runs; on most nights there is nothing to do. */
export const invoiceRun: ScheduledTask = {
  queue: 'seller_invoices',
  cron: '40 2 * * *',
  run: async ({ transact, services }) => {
    const { clock, settings } = services;
    if (settings.invoicing.operatorName === null) return;
    await transact((tx) => issueInvoices(tx, systemActor, lastMonth(clock.now())));
  },
};

/** Drafts the invoice of one seller in one currency from its charges of the month. */
function draftInvoice(seller: Seller, charges: readonly Charge[], operator: InvoicingSettings): InvoiceDraft {
  const lines = [...Map.groupBy(charges, ({ kind }) => kind)].map(([kind, of]): InvoiceLine => {
    const gross = sum(of.map(({ grossMinor }) => grossMinor));
    const { netMinor, vatMinor } = splitVat(gross, operator.vatBasisPoints);
    const quantity = of.reduce((count, each) => count + each.quantity, 0);
    return { kind, quantity, net: String(netMinor), vat: String(vatMinor), gross: String(gross) };
  });
  const paidBy = (funding: Funding): string =>
    String(sum(charges.filter((charge) => charge.funding === funding).map(({ grossMinor }) => grossMinor)));
  return {
    sellerId: seller.id,
    currency: charges[0]?.currency ?? '',
    netMinor: sum(lines.map(({ net }) => BigInt(net))),
    vatMinor: sum(lines.map(({ vat }) => BigInt(vat))),
    grossMinor: sum(lines.map(({ gross }) => BigInt(gross))),
    document: {
      operator: {
        name: operator.operatorName ?? '',
        contact: null,
        address: operator.operatorAddress,
        vatNumber: operator.operatorVatNumber,
      },
      seller: sellerParty(seller),
      lines,
      settled: { wallet: paidBy('wallet'), link: paidBy('link'), account: paidBy('account') },
    },
  };
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

const sellerParty = ({ displayName, name, address, taxId }: Seller): InvoiceParty => ({
  name: displayName,
  contact: displayName === name ? null : name,
  address: address === null ? [] : addressLines(address),
  vatNumber: taxId,
});

function addressLines({ address, city, state, zip, country }: Address): string[] {
  const place = [city, state === city ? null : state, zip].filter((part) => part?.trim()).join(', ');
  return [address, place, country].filter((line) => line.trim() !== '');
}
