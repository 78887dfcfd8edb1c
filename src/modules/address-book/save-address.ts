import type { Actor } from '../../kernel/actor.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { assertRoom } from '../../platform/db/room.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid, newId } from '../../platform/ids.js';
import { checkFields } from '../../platform/graphql/check-fields.js';
import { checkAddress, refuseDroppedPoints } from '../addresses/index.js';
import { lockSeller } from '../sellers/index.js';
import { db } from './address-book.tables.js';
import type { SavedAddressKind } from './address-book.enums.js';
import { bookOwner, entryName, nameTaken, noSuchEntry } from './book-entry.js';
import { SavedAddressInput } from './saved-address.types.js';

interface SaveAddress {
  readonly sellerId: string | null | undefined;
  /** The entry to change; null for a new one. */
  readonly id: string | null | undefined;
  /** Whether a new entry replaces the one that has its name. */
  readonly replace: boolean;
  readonly entry: SavedAddressInput;
}

/**
 * Adds an address to a seller's book, or changes one, and returns its id. Under a lock on the seller, so that of two entries with one name
 * the second is refused. NOT_FOUND, ADDRESS_BOOK_FULL, VALIDATION_FAILED.
 */
export async function saveAddress(tx: Tx, actor: Actor, { sellerId, id, replace, entry }: SaveAddress): Promise<string> {
  const owner = bookOwner(actor, sellerId);
  const values = checkedEntry(entry);
  await lockSeller(tx, owner);
  const known = id == null ? undefined : await entryOf(tx, owner, id);
  const namesake = await findByName.first(tx.sql, { sellerId: owner, kind: values.kind, nameKey: values.nameKey });

  const target = known ?? (replace ? namesake : undefined);
  if (namesake && namesake.id !== target?.id) throw nameTaken('entry.name');
  if (target) {
    await db.change(tx.sql, 'savedAddress', target, values);
    return target.id;
  }
  await assertRoom(tx, 'addresses', { owner, held: () => countAddresses.first(tx.sql, { sellerId: owner }) });
  const added = newId();
  await db.insert(tx.sql, 'savedAddress', { ...values, id: added, sellerId: owner });
  return added;
}

const findEntry = statement(($: Named<{ id: string; sellerId: string }>) =>
  db.selectFrom('savedAddress').select(db.columns('savedAddress')).where('id', '=', $.id).where('sellerId', '=', $.sellerId),
);

async function entryOf(tx: Tx, sellerId: string, id: string) {
  const entry = isUuid(id) ? await findEntry.first(tx.sql, { id, sellerId }) : undefined;
  if (!entry) throw noSuchEntry();
  return entry;
}

const findByName = statement(($: Named<{ sellerId: string; kind: SavedAddressKind; nameKey: string }>) =>
  db
    .selectFrom('savedAddress')
    .select(db.columns('savedAddress'))
    .where('sellerId', '=', $.sellerId)
    .where('kind', '=', $.kind)
    .where('nameKey', '=', $.nameKey),
);

const countAddresses = statement(($: Named<{ sellerId: string }>) =>
  db
    .selectFrom('savedAddress')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('sellerId', '=', $.sellerId),
);

function checkedEntry(entry: SavedAddressInput) {
  const checks = new FieldChecks();
  checkFields(checks, 'entry', SavedAddressInput, { ...entry, email: entry.email?.trim() || null });
  const values = {
    kind: entry.kind,
    ...entryName(entry.name),
    firstName: entry.firstName?.trim() || null,
    lastName: entry.lastName?.trim() || null,
    email: entry.email?.trim() || null,
    phone: entry.phone?.trim() || null,
    address: checkAddress(checks, 'entry.address', entry.address),
  };
  refuseDroppedPoints(checks);
  checks.settle();
  return values;
}
