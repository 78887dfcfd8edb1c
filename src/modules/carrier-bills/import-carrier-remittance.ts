import { sql, type Selectable } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import { money } from '../../kernel/money.js';
import { instantOf } from '../../platform/csv/csv-table.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { FileServices } from '../../platform/files/file-reader.js';
import type { Context } from '../../platform/work/context.js';
import { newId } from '../../platform/ids.js';
import type { CarrierServices } from '../carriers/index.js';
import { coinsOwed, collectsForOperator, lockCollection, paidBy, receiveFromCarrier, remainingOf } from '../cod/index.js';
import type { LedgerServices } from '../ledger/index.js';
import { lockOrder } from '../orders/index.js';
import { lockShipments, type Shipment } from '../shipments/index.js';
import { parcelsByNumber } from './billed-parcels.js';
import { billingCarrier, type BillingCarrier } from './billing-carrier.js';
import { BOOKED_OUTCOMES, type RemittanceOutcome } from './carrier-bills.enums.js';
import { db, type CarrierBillTables } from './carrier-bills.tables.js';
import { identityOf, remittanceFile, type RemittanceHeaders, type RemittanceRow } from './remittance-csv.rules.js';

export type RemittanceLine = Omit<Readonly<Selectable<CarrierBillTables['carrierRemittanceLine']>>, 'createdAt' | 'updatedAt'>;

export interface ImportedRemittance {
  /** In order of the file. */
  readonly lines: readonly (RemittanceLine & { readonly line: number; readonly replayed: boolean })[];
}

export interface GivenRemittance {
  readonly account: string;
  readonly rows: readonly RemittanceRow[];
}

interface RemittanceUpload {
  readonly account: string;
  readonly csv: string;
  readonly headers: RemittanceHeaders;
}

/** Imports the file of a carrier. Reports every wrong line, and then writes nothing. The errors of `importCarrierRemittance`. */
export async function importRemittanceFile(
  context: Context<CarrierServices & LedgerServices & FileServices>,
  { account, ...file }: RemittanceUpload,
): Promise<ImportedRemittance> {
  const { actor, services } = context;
  const rows = await services.fileReader.read(remittanceFile, { ...file, now: services.clock.now() });
  return context.transact((tx) => importCarrierRemittance(tx, actor, { account, rows }));
}

/**
 * Books the cash that a carrier has paid (R16), parcel by parcel. Lines that were booked before change nothing; others are tried again. The
 * errors of `billingCarrier`.
 */
export async function importCarrierRemittance(
  tx: Tx<CarrierServices & LedgerServices>,
  actor: Actor,
  { account, rows }: GivenRemittance,
): Promise<ImportedRemittance> {
  actor.require('ledger:settle');
  const carrier = await billingCarrier(tx, account);

  // Copies of one import would otherwise book the same line side by side.
  await lockCarrier(tx.sql, { carrierCode: carrier.carrierCode });
  const stored = await storedLines(tx, carrier, rows);
  const parcels = await parcelsByNumber(tx.sql, carrier.carrierCode, rows);
  const shipments = await lockShipments(tx, [...new Set([...parcels.values()].map(({ id }) => id))]);
  const byId = new Map(shipments.map((shipment) => [shipment.id, shipment]));
  const lines: ImportedRemittance['lines'][number][] = [];
  for (const row of rows) {
    const known = stored.get(numbered(row));
    const shipment = byId.get(parcels.get(row.awb)?.id ?? '');
    lines.push(await importRow(tx, actor, { carrier, row, known, shipment }));
  }
  return { lines };
}

const lockCarrier = statement(($: Named<{ carrierCode: string }>) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtext('carrier-remittance'), hashtext(${$.carrierCode}))`.as('locked')),
);

const findStored = statement(($: Named<{ carrierCode: string; references: readonly string[]; awbs: readonly string[] }>) =>
  db
    .selectFrom('carrierRemittanceLine')
    .select(db.columns('carrierRemittanceLine'))
    .where('carrierCode', '=', $.carrierCode)
    .where('reference', '=', anyOf($.references))
    .where('awb', '=', anyOf($.awbs)),
);

const numbered = (line: Parameters<typeof identityOf>[0] & { readonly repeat: number }): string => `${identityOf(line)}\n${line.repeat}`;

async function storedLines(tx: Tx, { carrierCode }: BillingCarrier, rows: readonly RemittanceRow[]): Promise<Map<string, RemittanceLine>> {
  const references = [...new Set(rows.map(({ reference }) => reference))];
  const stored = await findStored(tx.sql, { carrierCode, references, awbs: [...new Set(rows.map(({ awb }) => awb))] });
  return new Map(stored.map((line) => [numbered({ ...line, line: 0, asGiven: line.awb }), line]));
}

interface ImportedRow {
  readonly carrier: BillingCarrier;
  readonly row: RemittanceRow;
  readonly known: RemittanceLine | undefined;
  readonly shipment: Shipment | undefined;
}

async function importRow(tx: Tx<LedgerServices>, actor: Actor, { carrier, row, known, shipment }: ImportedRow) {
  const { line, asGiven: _asGiven, ...told } = row;
  if (known && BOOKED_OUTCOMES.has(known.outcome)) return { ...known, line, replayed: true };
  const { outcome, bookedMinor } = await settleRow(tx, actor, shipment, row);
  const settled = { id: known?.id ?? newId(), ...carrier, ...told, outcome, bookedMinor, shipmentId: shipment?.id ?? null };
  await db.upsert(tx.sql, 'carrierRemittanceLine', settled, ['id']);
  return { ...settled, line, replayed: false };
}

interface SettledRow {
  readonly outcome: RemittanceOutcome;
  /** What has moved to the bank. */
  readonly bookedMinor: bigint;
}

const unbooked = (outcome: RemittanceOutcome): SettledRow => ({ outcome, bookedMinor: 0n });

/** Books what a carrier has paid for one parcel, which the caller has locked, or says why not. */
async function settleRow(
  tx: Tx<LedgerServices>,
  actor: Actor,
  shipment: Shipment | undefined,
  { amountMinor, currency, paidOn, reference }: RemittanceRow,
): Promise<SettledRow> {
  if (!shipment) return unbooked('unknown');
  const collection = await lockCollection(tx, shipment.id);
  if (!collection) return unbooked(collectsForOperator(shipment, await lockOrder(tx, shipment)) ? 'not_confirmed' : 'not_cod');
  if (collection.stage === 'deposited') return unbooked('already_deposited');
  if (collection.stage !== 'with_carrier') return unbooked('not_with_carrier');
  if (collection.currency !== currency) return unbooked('other_currency');

  const owed = remainingOf(collection).minor;
  const isInCoins = coinsOwed(tx.services, collection)?.minor === amountMinor;
  const bookedMinor = isInCoins || amountMinor < owed ? amountMinor : owed;
  const { stage } = await receiveFromCarrier(
    tx,
    actor,
    { shipment, collection },
    paidBy(money(bookedMinor, currency), reference, instantOf(paidOn)),
  );
  if (stage === 'with_carrier') return { outcome: 'less', bookedMinor };
  return { outcome: amountMinor > bookedMinor ? 'more' : 'deposited', bookedMinor };
}
