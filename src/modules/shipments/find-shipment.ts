import { sql, type Expression } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import { fieldError, problem, refuse } from '../../kernel/errors.js';
import { referencesMeant, typedNumber } from '../../kernel/reference.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type Statement } from '../../platform/db/statement.js';
import { isUuid } from '../../platform/ids.js';
import { heldBy } from './assignments/held-by.js';
import type { Shipment } from './shipment.entity.js';
import { db, ON_OWN_ACCOUNT } from './shipments.tables.js';

type Found = Pick<Shipment, 'id' | 'reference' | 'sellerId' | 'shopId'> & { readonly onOwnAccount: boolean };
type Search = Statement<{ id: string; meant: readonly string[] }, Found>;

/** The text as typed, and the references that it can mean. */
type Typed = Named<{ id: string; meant: readonly string[] }>;

const found = db.selectFrom('shipment').select(['id', 'reference', 'sellerId', 'shopId', ON_OWN_ACCOUNT.as('onOwnAccount')]);
const upper = (text: Expression<string>) => sql<string>`upper(${text}::text)`;
/** Numbers that a carrier has assigned are stored as the carrier writes them. */
const asGivenOrUpper = (text: Expression<string>) => [sql<string>`${text}::text`, upper(text)];

/** Searches in order; the first with a result wins. */
const BY_UUID: readonly Search[] = [
  statement(($: Typed) => found.where('id', '=', $.id)),
  statement(($: Typed) => found.where('orderId', '=', $.id).where('type', '=', 'outbound')),
];
const BY_NUMBER: readonly Search[] = [
  statement(($: Typed) => found.where('awb', 'in', asGivenOrUpper($.id)).orderBy(ON_OWN_ACCOUNT).limit(6)),
  statement(($: Typed) => found.where('trackingNumber', 'in', asGivenOrUpper($.id)).orderBy(ON_OWN_ACCOUNT).limit(6)),
];
const BY_TEXT: readonly Search[] = [
  statement(($: Typed) => found.where('reference', '=', upper($.id))),
  ...BY_NUMBER,
  statement(($: Typed) => found.where('reference', '=', anyOf($.meant))),
];

/**
 * Finds a shipment by any of its ids: UUID, order UUID, reference, AWB or tracking number. SHIPMENT_NOT_FOUND also for shipments outside
 * the caller's scope; AMBIGUOUS_ID lists the candidates.
 */
export async function findShipmentId(on: RunSql, actor: Actor, anyId: string): Promise<string> {
  const { id } = await searchShipment(on, actor, anyId);
  if (id === undefined) throw refuse('SHIPMENT_NOT_FOUND');
  return id;
}

/**
 * The same search, for callers that report that a shipment belongs to another driver. A parcel on a seller's own account is the result only
 * if no other parcel has the number.
 */
export async function searchShipment(on: RunSql, actor: Actor, anyId: string): Promise<{ id?: string; isForeign: boolean }> {
  let isForeign = false;
  let onOwnAccounts: readonly Found[] = [];
  const text = typedNumber(anyId);
  if (text !== '' && text.length <= 60 && !text.includes('\0')) {
    const meant = referencesMeant(text);
    for (const search of isUuid(text) ? BY_UUID : BY_TEXT) {
      const candidates = await search(on, { id: text, meant });
      const owned = candidates.filter((each) => actor.owns(each));
      const visible = actor.seesAssignedOnly ? await thoseOfDriver(on, actor, owned) : owned;
      const others = BY_NUMBER.includes(search) ? visible.filter(({ onOwnAccount }) => !onOwnAccount) : visible;
      if (others.length > 0) return theOnly(others);
      if (onOwnAccounts.length === 0) onOwnAccounts = visible;
      isForeign ||= candidates.length > 0 && visible.length === 0 && !actor.seesAssignedOnly;
    }
  }
  return onOwnAccounts.length > 0 ? theOnly(onOwnAccounts) : { isForeign };
}

function theOnly([first, ...more]: readonly Found[]): { id?: string; isForeign: boolean } {
  if (first && more.length > 0) throw ambiguous([first, ...more]);
  return { ...(first && { id: first.id }), isForeign: false };
}

async function thoseOfDriver(on: RunSql, driver: Actor, candidates: readonly Found[]): Promise<Found[]> {
  const held = await heldBy(
    on,
    driver,
    candidates.map(({ id }) => id),
  );
  return candidates.filter(({ id }) => held.has(id));
}

const ambiguous = (candidates: readonly Found[]) => refuse('AMBIGUOUS_ID', {}, { errors: candidates.map(candidate) });

const candidate = ({ id, reference }: Found) => fieldError('id', 'AMBIGUOUS_ID', problem('candidate', { shipment: reference, id }));
