import { daysAfter } from '../../../kernel/clock.js';
import { refuse, type Refusal } from '../../../kernel/errors.js';
import { localDay } from '../../../kernel/local-time.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import { isUuid } from '../../../platform/ids.js';
import { db } from '../ledger.tables.js';
import { fileNameOf } from './archive-folder.js';
import { monthAfter, startOf } from './month.rules.js';
import { findLatest } from './next-month.js';

export interface ArchivedEntry {
  readonly entryId: string;
  readonly idempotencyKey: string;
  /** First day of the month in whose file it is. */
  readonly month: string;
}

const COLUMNS = ['entryId', 'idempotencyKey', 'month'] as const;

const findByKey = statement(($: Named<{ idempotencyKey: string }>) =>
  db.selectFrom('ledgerArchivedEntry').select(COLUMNS).where('idempotencyKey', '=', $.idempotencyKey),
);
const findById = statement(($: Named<{ id: string }>) => db.selectFrom('ledgerArchivedEntry').select(COLUMNS).where('entryId', '=', $.id));

/** Finds the entry that was deleted from the journal and had this key. One statement. */
export const archivedByKey = (on: RunSql, idempotencyKey: string): Promise<ArchivedEntry | undefined> =>
  findByKey.first(on, { idempotencyKey });

type NotFound = 'NOT_FOUND' | 'NOT_FOUND.nothingOwed' | 'NOT_FOUND.nothingInClearing';

/** For an entry that is not in the journal: ENTRY_ARCHIVED if it was archived, else NOT_FOUND. One statement. */
export async function missingEntry(on: RunSql, id: string, otherwise: NotFound = 'NOT_FOUND'): Promise<Refusal> {
  const archived = isUuid(id) ? await findById.first(on, { id }) : undefined;
  return archived ? entryArchived(archived) : refuse(otherwise);
}

/** Throws ENTRY_ARCHIVED if the entry of this key was archived. One statement. */
export async function refuseArchived(on: RunSql, idempotencyKey: string): Promise<void> {
  const archived = await archivedByKey(on, idempotencyKey);
  if (archived) throw entryArchived(archived);
}

export const entryArchived = ({ entryId, month }: Pick<ArchivedEntry, 'entryId' | 'month'>): Refusal =>
  refuse('ENTRY_ARCHIVED.inFile', { entry: entryId, file: fileNameOf(month) });

export const shipmentArchived = (): Refusal => refuse('ENTRY_ARCHIVED.ofShipment');

const findShipment = statement(($: Named<{ shipmentId: string }>) =>
  db.selectFrom('ledgerShipmentTotal').select('shipmentId').where('shipmentId', '=', $.shipmentId),
);

/** Throws ENTRY_ARCHIVED if a list of the entries of this shipment would be incomplete. One statement. */
export async function refuseArchivedShipment(on: RunSql, shipmentId: string): Promise<void> {
  if (await findShipment.first(on, { shipmentId })) throw shipmentArchived();
}

/** No month is archived before it is this old; the exact number of months is a setting. */
const YOUNGEST_DAYS = 365;

interface GivenRange {
  readonly from: Date | null;
  /** IANA time zone of its days; UTC if absent. */
  readonly timeZone?: string;
}

/** Throws PERIOD_ARCHIVED if the range begins in an archived month. One statement, none for a range of the last year. */
export async function refuseArchivedRange(on: RunSql, { from, timeZone = 'UTC' }: GivenRange, now: Date): Promise<void> {
  if (from === null || from >= daysAfter(now, -YOUNGEST_DAYS)) return;
  const latest = await findLatest.first(on, {});
  const end = latest && startOf(monthAfter(latest.month));
  if (!end || from >= end) return;
  // A month is archived in UTC: elsewhere its last day may end later.
  const begin = localDay(new Date(daysAfter(end, 1).getTime() - 1), timeZone);
  throw refuse('PERIOD_ARCHIVED.beginLater', { begin });
}
