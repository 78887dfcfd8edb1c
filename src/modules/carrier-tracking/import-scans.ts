import { hash } from 'node:crypto';
import pMap from 'p-map';
import { invalid, refuse, refuseFields } from '../../kernel/errors.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import { scanStatus, type CarrierServices, type ScanStatus } from '../carriers/index.js';
import { lockShipments } from '../shipments/index.js';
import { applyScan } from './apply-scan.js';
import { db } from './carrier-tracking.tables.js';
import type { ScanOutcome } from './carrier-tracking.enums.js';
import { findPartnersParcel } from './due-scans.js';
import { scanFile, type ScanHeaders, type ScanRow } from './scan-csv.rules.js';
import type { CarrierTrackingServices } from './services.js';
import { settleRefusals } from './settle-refusals.js';

export interface GivenScans {
  /** Code of a partner. */
  readonly carrier: string;
  readonly csv: string;
  readonly headers: ScanHeaders;
}

export interface ImportedScan extends ScanRow {
  readonly outcome: ScanOutcome;
  readonly shipmentId: string | null;
}

const AT_ONCE = 4;

/**
 * Applies a partner's list of scans, parcel by parcel, each in its own transaction and in the order in which its scans happened. A scan
 * that was imported before changes nothing. Reports every wrong line, and then applies none. VALIDATION_FAILED.
 */
export async function importScans(context: Context<CarrierTrackingServices>, given: GivenScans): Promise<ImportedScan[]> {
  const { actor, services, sql } = context;
  if (!actor.actsForOperator) throw refuse('FORBIDDEN');
  const carrierCode = partnerOf(services, given.carrier);
  const rows = await services.fileReader.read(scanFile, { csv: given.csv, headers: given.headers, now: services.clock.now() });
  const meanings = await meaningsOf(sql, carrierCode, rows);
  const parcels = Map.groupBy(rows, ({ awb }) => awb.toUpperCase());
  const work = (scans: readonly ScanRow[]) =>
    settleRefusals((refused) => context.transactPart((tx) => settleParcel(tx, { carrierCode, scans, meanings, refused })));
  const imported = await pMap([...parcels.values()], work, { concurrency: AT_ONCE });
  return imported.flat().sort((left, right) => left.line - right.line);
}

/** The code of a partner: own drivers report from their phones, and connected carriers by themselves. */
export function partnerOf({ rateBook }: CarrierServices, given: string): string {
  const carrier = given.length <= MAX_CODE ? rateBook.current().carriers.get(given.trim()) : undefined;
  if (carrier?.kind === 'partner') return carrier.code;
  throw refuseFields([invalid('carrier', 'partnerCode')]);
}

const MAX_CODE = 40;

const findMeanings = statement(($: Named<{ scope: string; codes: readonly string[] }>) =>
  db.selectFrom('carrierCode').select(['code', 'status']).where('scope', '=', $.scope).where('code', '=', anyOf($.codes)),
);

/** What operators say that the codes of a list mean goes before our own words. */
async function meaningsOf(
  on: Context['sql'],
  scope: string,
  rows: readonly ScanRow[],
): Promise<ReadonlyMap<string, ScanStatus | undefined>> {
  const codes = [...new Set(rows.map(({ code }) => code))];
  const mapped = new Map((await findMeanings(on, { scope, codes })).map(({ code, status }) => [code, status]));
  return new Map(codes.map((code) => [code, mapped.get(code) ?? ownWord(code)]));
}

const ownWord = (code: string): ScanStatus | undefined =>
  scanStatus.values.find((value) => value === code.toLowerCase().replaceAll(' ', '_'));

interface Parcel {
  readonly carrierCode: string;
  readonly scans: readonly ScanRow[];
  readonly meanings: ReadonlyMap<string, ScanStatus | undefined>;
  readonly refused: ReadonlySet<string>;
}

async function settleParcel(tx: Tx<CarrierTrackingServices>, { carrierCode, scans, meanings, refused }: Parcel): Promise<ImportedScan[]> {
  const found = await findPartnersParcel.first(tx.sql, { carrierCode, awb: scans[0]?.awb ?? '' });
  const [shipment] = found ? await lockShipments(tx, [found.id]) : [];
  const inOrder = [...scans].sort((left, right) => left.occurredAt.getTime() - right.occurredAt.getTime());
  const settled: ImportedScan[] = [];
  for (const row of inOrder) {
    const id = keyOf(row);
    const scan = {
      ...row,
      id,
      eventKey: id,
      accountId: carrierCode,
      receivedAt: tx.services.clock.now(),
      lat: null,
      lng: null,
      pictureUrl: null,
    };
    const applied = { scan, meaning: meanings.get(row.code) ?? null, isRefused: refused.has(id) };
    const outcome = shipment ? await applyScan(tx, { shipment, ...applied }) : 'unknown_parcel';
    settled.push({ ...row, outcome, shipmentId: shipment?.id ?? null });
  }
  return settled;
}

/** A list that is imported again, or that begins with the end of the last one, tells nothing new. */
const keyOf = ({ awb, code, occurredAt, message }: ScanRow): string =>
  hash('sha256', JSON.stringify([awb.toUpperCase(), code, occurredAt.toISOString(), message]), 'base64url');
