import pMap from 'p-map';
import { secondsAfter } from '../../kernel/clock.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { uuidOrNone } from '../../platform/ids.js';
import { tellChange, workOn } from './import-events.js';
import type { OrderImport, OrderImportRow } from './order-import.entity.js';
import { db } from './order-imports.tables.js';
import { bookRow } from './book-row.js';
import { placeRow } from './place-row.js';
import type { ImportContext } from './services.js';

/** Orders between two reports of progress. */
const AT_A_TIME = 25;
/** Each needs a connection, which requests need too. */
const AT_ONCE = 4;
/** Longer than a slice takes; if its process dies, another one goes on after this time. */
const LEASE_SECONDS = 60;
/** Afterwards another import has its turn, and a job ends before the queue gives it up. */
const TURN_SECONDS = 30;

/** What a job does when an import is due: places its orders, a few at a time, until none are left or it is cancelled. */
export async function runOrderImport(context: ImportContext, id: string): Promise<void> {
  const { transact, services } = context;
  const until = secondsAfter(services.clock.now(), TURN_SECONDS);
  let found = await transact((tx) => claim(tx, id));
  while (found) {
    const rows = await nextRows(context, found);
    if (rows.length === 0) return void (await transact((tx) => finish(tx, id)));
    await work(context, found, rows);
    if (services.clock.now() > until) return transact((tx) => giveOn(tx, id));
    found = await transact((tx) => goOn(tx, id));
  }
}

/** Gives the import back if the database fails, so that the job can be repeated at once. */
async function work(context: ImportContext, found: OrderImport, rows: readonly OrderImportRow[]): Promise<void> {
  try {
    await pMap(rows, (row) => workOnRow(context, found, row), { concurrency: AT_ONCE });
  } catch (error) {
    await context.transact((tx) => release(tx, found.id));
    throw error;
  }
}

async function workOnRow(context: ImportContext, found: OrderImport, row: OrderImportRow): Promise<void> {
  const placed = row.state === 'placed' ? row : await placeRow(context, found, row);
  if (placed && found.book) await bookRow(context, found, placed);
}

const columns = db.columns('orderImportRow');

const findReady = statement(($: Named<{ importId: string }>) =>
  db
    .selectFrom('orderImportRow')
    .select(columns)
    .where('importId', '=', $.importId)
    .where('state', '=', 'ready')
    .orderBy('place')
    .limit(AT_A_TIME),
);

const findUnbooked = statement(($: Named<{ importId: string }>) =>
  db
    .selectFrom('orderImportRow')
    .select(columns)
    .where('importId', '=', $.importId)
    .where('state', '=', 'placed')
    .where('bookedAt', 'is', null)
    .where('bookingProblem', 'is', null)
    .orderBy('place')
    .limit(AT_A_TIME),
);

async function nextRows({ sql }: ImportContext, { id, book }: OrderImport): Promise<OrderImportRow[]> {
  const ready = await findReady(sql, { importId: id });
  return ready.length > 0 || !book ? ready : findUnbooked(sql, { importId: id });
}

const lockImports = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('orderImport').select(db.columns('orderImport')).where('id', '=', anyOf($.ids)).where('state', '=', 'placing').forUpdate(),
);

const lockPlacing = (tx: Tx, id: string): Promise<OrderImport | undefined> => lockImports.first(tx.sql, { ids: [uuidOrNone(id)] });

/** Takes an import that no other worker has. */
async function claim(tx: Tx, id: string): Promise<OrderImport | undefined> {
  const found = await lockPlacing(tx, id);
  const now = tx.services.clock.now();
  if (!found || (found.dueAt !== null && found.dueAt > now)) return undefined;
  return lease(tx, found);
}

async function lease(tx: Tx, found: OrderImport): Promise<OrderImport> {
  await db.change(tx.sql, 'orderImport', found, { dueAt: secondsAfter(tx.services.clock.now(), LEASE_SECONDS) });
  return found;
}

/** Reports progress. Undefined once the import is cancelled. */
async function goOn(tx: Tx, id: string): Promise<OrderImport | undefined> {
  const found = await lockPlacing(tx, id);
  if (!found) return undefined;
  await tellChange(tx, found);
  return lease(tx, found);
}

async function giveOn(tx: Tx, id: string): Promise<void> {
  const found = await lockPlacing(tx, id);
  if (!found) return;
  await tellChange(tx, found);
  await workOn(tx, found);
}

async function release(tx: Tx, id: string): Promise<void> {
  const found = await lockPlacing(tx, id);
  if (found) await db.change(tx.sql, 'orderImport', found, { dueAt: tx.services.clock.now() });
}

async function finish(tx: Tx, id: string): Promise<void> {
  const found = await lockPlacing(tx, id);
  if (!found) return;
  await db.change(tx.sql, 'orderImport', found, { state: 'done', dueAt: null, finishedAt: tx.services.clock.now() });
  await tellChange(tx, found);
}
