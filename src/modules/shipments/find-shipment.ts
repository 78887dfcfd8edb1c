import { LockMode } from '@mikro-orm/core';
import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { heldBy } from './assignments/held-by.js';
import { Shipment } from './shipment.entity.js';

interface Found {
  readonly id: string;
  readonly reference: string;
  readonly sellerId: string;
  readonly shopId: string;
}

const COLUMNS = 'id, reference, seller_id as "sellerId", shop_id as "shopId"';

/** Each step of the search, in order: the first that finds anything answers. */
const BY_UUID = [
  `select ${COLUMNS} from shipment where id = $1`,
  `select ${COLUMNS} from shipment where order_id = $1 and type = 'outbound'`,
];
const BY_TEXT = [
  `select ${COLUMNS} from shipment where reference = upper($1)`,
  `select ${COLUMNS} from shipment where awb = upper($1) limit 6`,
  `select ${COLUMNS} from shipment where tracking_number = upper($1) limit 6`,
];

/**
 * Finds a shipment by any of its ids: its UUID, the UUID of its order, its reference, AWB or tracking number.
 * SHIPMENT_NOT_FOUND also for shipments that the caller may not see; AMBIGUOUS_ID with the candidates.
 */
export async function findShipmentId(sql: RunSql, actor: Actor, anyId: string): Promise<string> {
  const { id } = await searchShipment(sql, actor, anyId);
  if (id === undefined) throw refuse('SHIPMENT_NOT_FOUND');
  return id;
}

/** The same search for those who tell a caller that a shipment is somebody else's. */
export async function searchShipment(sql: RunSql, actor: Actor, anyId: string): Promise<{ id?: string; isForeign: boolean }> {
  let isForeign = false;
  const text = anyId.trim();
  if (text !== '' && text.length <= 60 && !text.includes('\0')) {
    for (const statement of isUuid(text) ? BY_UUID : BY_TEXT) {
      const found = await sql<Found>(statement, [text]);
      const owned = found.filter((each) => actor.owns(each));
      const visible = actor.seesAssignedOnly ? await thoseOfDriver(sql, actor, owned) : owned;
      if (visible.length > 1) throw ambiguous(visible);
      if (visible[0]) return { id: visible[0].id, isForeign: false };
      isForeign ||= found.length > 0 && !actor.seesAssignedOnly;
    }
  }
  return { isForeign };
}

async function thoseOfDriver(sql: RunSql, driver: Actor, found: readonly Found[]): Promise<Found[]> {
  const held = await heldBy(
    sql,
    driver,
    found.map(({ id }) => id),
  );
  return found.filter(({ id }) => held.has(id));
}

/** The same, with the row locked until the end of the transaction. */
export async function lockShipment(tx: Tx, actor: Actor, anyId: string): Promise<Shipment> {
  const id = await findShipmentId(tx.sql, actor, anyId);
  const shipment = await tx.em.findOneOrFail(Shipment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  // It may have gone to another driver while this one waited for the lock.
  if (actor.seesAssignedOnly && !(await heldBy(tx.sql, actor, [id])).has(id)) throw refuse('SHIPMENT_NOT_FOUND');
  return shipment;
}

const ambiguous = (candidates: readonly Found[]) =>
  refuse('AMBIGUOUS_ID', {
    errors: candidates.map(({ id, reference }) => ({ field: 'id', code: 'AMBIGUOUS_ID', message: `${reference} (${id})` })),
  });
