import type { Actor } from '../../kernel/actor.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { db } from './address-book.tables.js';
import { noSuchEntry } from './book-entry.js';

const ownerOfAddress = statement(($: Named<{ id: string }>) => db.selectFrom('savedAddress').select('sellerId').where('id', '=', $.id));
const removeAddress = statement(($: Named<{ id: string }>) => db.deleteFrom('savedAddress').where('id', '=', $.id));

/** Deletes an address for good: nothing of it stays here. NOT_FOUND also for entries of other sellers. */
export async function deleteSavedAddress(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const entry = isUuid(id) ? await ownerOfAddress.first(tx.sql, { id }) : undefined;
  if (!entry || !actor.owns(entry)) throw noSuchEntry();
  await removeAddress(tx.sql, { id });
  return true;
}

const ownerOfParcel = statement(($: Named<{ id: string }>) => db.selectFrom('savedParcel').select('sellerId').where('id', '=', $.id));
const removeParcel = statement(($: Named<{ id: string }>) => db.deleteFrom('savedParcel').where('id', '=', $.id));

/** NOT_FOUND also for parcels of other sellers. */
export async function deleteSavedParcel(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const parcel = isUuid(id) ? await ownerOfParcel.first(tx.sql, { id }) : undefined;
  if (!parcel || !actor.owns(parcel)) throw noSuchEntry();
  await removeParcel(tx.sql, { id });
  return true;
}
