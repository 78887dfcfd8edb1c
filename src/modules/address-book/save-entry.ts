import type { Actor } from '../../kernel/actor.js';
import { FieldChecks } from '../../kernel/errors.js';
import { isCurrency } from '../../kernel/money.js';
import { assertRoom, checkRoom } from '../../platform/db/room.js';
import { now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid, newId } from '../../platform/ids.js';
import { checkFields, maxOf } from '../../platform/graphql/declared-fields.js';
import { checkAddress, refuseDroppedPoints } from '../addresses/index.js';
import { amountReader } from '../orders/index.js';
import { lockSeller } from '../sellers/index.js';
import { db } from './address-book.tables.js';
import type { SavedAddressKind } from './address-book.enums.js';
import { bookOwner, entryName, nameTaken, noSuchEntry } from './book-entry.js';
import { SavedAddressInput, SavedParcelInput } from './address-book.types.js';

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
  const saved = target?.id ?? newId();
  if (entry.isDefault === true) await noLongerDefault(tx.sql, { sellerId: owner, next: saved });
  if (target) {
    const isDefault = values.kind === 'origin' && (entry.isDefault ?? target.isDefault);
    await db.change(tx.sql, 'savedAddress', target, { ...values, isDefault });
    return saved;
  }
  await assertRoom(tx, 'addresses', { owner, held: () => countAddresses.first(tx.sql, { sellerId: owner }) });
  await db.insert(tx.sql, 'savedAddress', { ...values, id: saved, sellerId: owner, isDefault: entry.isDefault === true });
  return saved;
}

/** The earlier default makes room for the next one. */
const noLongerDefault = statement(($: Named<{ sellerId: string; next: string }>) =>
  db
    .updateTable('savedAddress')
    .set({ isDefault: false, updatedAt: now })
    .where('sellerId', '=', $.sellerId)
    .where('isDefault', '=', true)
    .where('id', '<>', $.next),
);

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
    reference: entry.reference?.trim() || null,
    firstName: entry.firstName?.trim() || null,
    lastName: entry.lastName?.trim() || null,
    email: entry.email?.trim() || null,
    phone: entry.phone?.trim() || null,
    address: checkAddress(checks, 'entry.address', entry.address),
  };
  if (entry.isDefault === true && entry.kind !== 'origin') checks.fail('entry.isDefault', 'onlyOfOrigin');
  refuseDroppedPoints(checks);
  checks.settle();
  return values;
}

const MAX_GRAMS = maxOf(SavedParcelInput, 'grams');
const MAX_MM = 10_000;

interface SaveParcel {
  readonly sellerId: string | null | undefined;
  /** The parcel to change; null for a new one. */
  readonly id: string | null | undefined;
  readonly parcel: SavedParcelInput;
}

/** Keeps a parcel for a seller, or changes one, and returns its id. NOT_FOUND, ADDRESS_BOOK_FULL, VALIDATION_FAILED. */
export async function saveParcel(tx: Tx, actor: Actor, { sellerId, id, parcel }: SaveParcel): Promise<string> {
  const owner = bookOwner(actor, sellerId);
  const values = checkedParcel(parcel);
  await lockSeller(tx, owner);
  const known = id == null ? undefined : await parcelOf(tx, owner, id);
  const others = await findParcels(tx.sql, { sellerId: owner });

  if (others.some((other) => other.nameKey === values.nameKey && other.id !== known?.id)) throw nameTaken('parcel.name');
  if (known) {
    await db.change(tx.sql, 'savedParcel', known, values);
    return known.id;
  }
  checkRoom(tx, 'parcels', others.length + 1);
  const added = newId();
  await db.insert(tx.sql, 'savedParcel', { ...values, id: added, sellerId: owner });
  return added;
}

const findParcel = statement(($: Named<{ id: string; sellerId: string }>) =>
  db.selectFrom('savedParcel').select(db.columns('savedParcel')).where('id', '=', $.id).where('sellerId', '=', $.sellerId),
);

async function parcelOf(tx: Tx, sellerId: string, id: string) {
  const parcel = isUuid(id) ? await findParcel.first(tx.sql, { id, sellerId }) : undefined;
  if (!parcel) throw noSuchEntry();
  return parcel;
}

const findParcels = statement(($: Named<{ sellerId: string }>) =>
  db.selectFrom('savedParcel').select(['id', 'nameKey']).where('sellerId', '=', $.sellerId),
);

function checkedParcel(parcel: SavedParcelInput) {
  const checks = new FieldChecks();
  const { grams, contents } = parcel;
  if (!(grams >= 1 && grams <= MAX_GRAMS)) checks.fail('parcel.grams', 'wholeFromTo', { min: 1, max: MAX_GRAMS });
  checkFields(checks, 'parcel', SavedParcelInput, { name: parcel.name, contents });
  const values = {
    ...entryName(parcel.name),
    grams,
    lengthMm: millimetres(checks, 'parcel.length', parcel.length),
    widthMm: millimetres(checks, 'parcel.width', parcel.width),
    heightMm: millimetres(checks, 'parcel.height', parcel.height),
    contents: contents?.trim() || null,
    ...checkValue(checks, parcel),
  };
  checks.settle();
  return values;
}

function millimetres(checks: FieldChecks, field: string, centimetres: number): number {
  const mm = Math.round(centimetres * 10);
  if (!(mm >= 1 && mm <= MAX_MM)) checks.fail(field, 'between', { min: 0.1, max: MAX_MM / 10 });
  else if (Math.abs(mm / 10 - centimetres) > 1e-9) checks.fail(field, 'oneDecimal');
  return mm;
}

function checkValue(checks: FieldChecks, { price, currency }: SavedParcelInput): { priceMinor: bigint | null; currency: string | null } {
  if (price === null || price === undefined) return { priceMinor: null, currency: null };
  const code = currency?.slice(0, 4).trim().toUpperCase() ?? '';
  if (code === '') checks.missing('parcel.currency');
  else if (!isCurrency(code)) checks.fail('parcel.currency', 'iso4217', { example: 'USD' });
  else return { priceMinor: amountReader(checks, code)('parcel.price', price), currency: code };
  return { priceMinor: null, currency: null };
}
