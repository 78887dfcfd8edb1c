import { type Actor, systemActor } from '../../kernel/actor.js';
import { Refusal } from '../../kernel/errors.js';
import { remark, type Remark } from '../../kernel/field-warnings.js';
import type { DomainSettings } from '../../kernel/settings.js';
import { storedRemark } from '../../platform/db/stored-remark.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { fulfilOrder, mayBookPickups, schedulePickup, type ShipmentServices } from '../shipments/index.js';
import type { OrderImport, OrderImportRow } from './order-import.entity.js';
import { db } from './order-imports.tables.js';
import { requesterNow } from './requested-by.js';
import type { ImportContext } from './services.js';

const BY_OPERATOR = remark('BOOKED_BY_OPERATOR.packed');
const MAX_PROBLEM = 500;

/** Who books the pickups of an import: the one who asked, or the service where it books them anyway. Undefined if neither does. */
export function pickupBooker(actor: Actor, settings: Pick<DomainSettings, 'autoSchedulePickup' | 'sellerPickups'>): Actor | undefined {
  if (mayBookPickups(actor, settings)) return actor;
  return settings.autoSchedulePickup ? systemActor : undefined;
}

/** Marks the order of a row as packed and books its pickup. What keeps it from that, such as the wallet, is shown on the row. */
export async function bookRow(context: ImportContext, found: OrderImport, row: OrderImportRow): Promise<void> {
  const { transact, services } = context;
  const { id, orderId, shipmentId } = row;
  if (orderId === null || shipmentId === null) return;
  try {
    const actor = await requesterNow(context, found);
    const booker = pickupBooker(actor, services.settings);
    await transact((tx) => fulfilOrder(tx, actor, orderId));
    await transact(async (tx) => {
      if (booker) await schedule(tx, booker, shipmentId);
      await setBooking(tx.sql, { id, ...(booker ? { ...NO_PROBLEM, bookedAt: services.clock.now() } : notBooked(BY_OPERATOR)) });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, said } = error;
    await transact(async (tx) => void (await setBooking(tx.sql, { id, ...notBooked({ code, ...said }) })));
  }
}

export const NO_PROBLEM = { bookingProblem: null, bookingError: null };

const notBooked = (said: Remark) => {
  const bookingError = storedRemark(said);
  return { bookedAt: null, bookingProblem: textOf(bookingError), bookingError };
};

const textOf = ({ code, message }: Remark): string => (code === BY_OPERATOR.code ? message : `${code}: ${message}`).slice(0, MAX_PROBLEM);

/** Null, too, where a process of an earlier release has written something else since. */
export const bookingErrorOf = ({ bookingProblem, bookingError }: Pick<OrderImportRow, 'bookingProblem' | 'bookingError'>): Remark | null =>
  bookingError !== null && bookingProblem === textOf(bookingError) ? bookingError : null;

const findStatus = statement(($: Named<{ id: string }>) => db.selectFrom('shipment').select('status').where('id', '=', $.id).forShare());

/** Somebody else, or this worker before it stopped, may have booked it. */
async function schedule(tx: Tx<ShipmentServices>, booker: Actor, id: string): Promise<void> {
  const shipment = await findStatus.first(tx.sql, { id });
  if (shipment?.status === 'new' || shipment?.status === 'fulfilled') await schedulePickup(tx, booker, id);
}

const setBooking = statement(($: Named<Pick<OrderImportRow, 'id' | 'bookedAt' | 'bookingProblem' | 'bookingError'>>) =>
  db
    .updateTable('orderImportRow')
    .set({ bookedAt: $.bookedAt, bookingProblem: $.bookingProblem, bookingError: $.bookingError })
    .where('id', '=', $.id),
);
