import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Address } from '../addresses/index.js';
import type { Parcel } from '../carriers/index.js';
import type { Customer } from '../orders/index.js';
import { searchShipment } from '../shipments/index.js';
import type { ReturnFacts } from './eligibility.rules.js';
import type { Contact } from './return-shipment.entity.js';
import { db } from './returns.tables.js';

/** The shipment to be returned, with its order and seller. */
export interface OriginalShipment extends ReturnFacts {
  readonly id: string;
  readonly reference: string;
  readonly orderId: string;
  readonly sellerId: string;
  readonly shopId: string;
  readonly currency: string;
  readonly test: boolean;
  readonly documents: boolean;
  readonly parcel: Parcel;
  /** Where it was delivered, if the driver reported it. */
  readonly deliveredPoint: { readonly lat: number; readonly lng: number } | null;
  /** Number of returns so far, including cancelled ones. */
  readonly returnCount: number;
  readonly customer: Customer;
  readonly origin: Address;
  readonly destination: Address;
  readonly sender: Contact;
}

/** Resolves any id of a shipment. ORIGINAL_NOT_FOUND; 403 for a shipment of another shop, as documented for this interface. */
export async function originalShipmentId(sql: RunSql, actor: Actor, anyId: string): Promise<string> {
  const { id, isForeign } = await searchShipment(sql, actor, anyId);
  if (id !== undefined) return id;
  if (isForeign) throw refuse('UNAUTHORIZED.otherShopsShipment', {}, { status: 403 });
  throw refuse('ORIGINAL_NOT_FOUND');
}

const originals = db
  .selectFrom('shipment as s')
  .innerJoin('order as o', 'o.id', 's.orderId')
  .innerJoin('seller', 'seller.id', 's.sellerId')
  .select([
    's.id',
    's.reference',
    's.type',
    's.status',
    's.deliveredAt',
    's.orderId',
    's.sellerId',
    's.shopId',
    's.currency',
    's.test',
    's.documents',
  ])
  .select(['s.weightMg', 's.volumeMm3', 's.lengthUm', 's.widthUm', 's.heightUm', 's.deliveredLat', 's.deliveredLng'])
  .select(['o.customer', 'o.origin', 'o.destination', 'seller.firstName', 'seller.lastName', 'seller.phone', 'seller.email'])
  .select((eb) => {
    const returns = eb.selectFrom('returnShipment as r').whereRef('r.originalShipmentId', '=', 's.id');
    const open = eb.selectFrom('shipment as o').whereRef('o.originalShipmentId', '=', 's.id').where('o.status', '<>', 'cancelled');
    return [
      returns.select(({ fn }) => fn.countAll<bigint>().as('count')).as('returnCount'),
      eb.exists(open.select(eb.lit(1).as('one'))).as('hasReturn'),
    ];
  });

const findOriginal = statement(($: Named<{ id: string }>) => originals.where('s.id', '=', $.id));
type OriginalRow = RowOf<typeof findOriginal>;

export async function readOriginal(on: RunSql, id: string): Promise<OriginalShipment> {
  const row = await findOriginal.first(on, { id });
  if (!row) throw refuse('ORIGINAL_NOT_FOUND');
  const { deliveredLat: lat, deliveredLng: lng, returnCount, hasReturn, firstName, lastName, phone, email, ...shipment } = row;
  return {
    ...shipment,
    parcel: parcelOf(row),
    deliveredPoint: lat === null || lng === null ? null : { lat, lng },
    returnCount: Number(returnCount),
    hasReturn: hasReturn === true,
    sender: { firstName, lastName, phone, email },
  };
}

const lock = statement(($: Named<{ id: string }>) => db.selectFrom('shipment').select('id').where('id', '=', $.id).forUpdate());

/** The same with a row lock. The row is read after the lock is held, to see concurrent commits. One round trip. */
export async function lockOriginal(on: RunSql, id: string): Promise<OriginalShipment> {
  const [, original] = await Promise.all([lock(on, { id }), readOriginal(on, id)]);
  return original;
}

function parcelOf(row: OriginalRow): Parcel {
  const box = { lengthUm: Number(row.lengthUm), widthUm: Number(row.widthUm), heightUm: Number(row.heightUm) };
  const isKnown = box.lengthUm > 0 && box.widthUm > 0 && box.heightUm > 0;
  return { weightMg: Number(row.weightMg), volumeMm3: Number(row.volumeMm3), box: isKnown ? box : null };
}
