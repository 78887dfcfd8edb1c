import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { instantOrNull, type RunSql } from '../../platform/db/sql.js';
import type { Address } from '../addresses/index.js';
import type { Parcel } from '../carriers/index.js';
import type { Customer } from '../orders/index.js';
import { searchShipment } from '../shipments/index.js';
import type { ReturnFacts } from './eligibility.rules.js';
import type { Contact } from './return-shipment.entity.js';

/** A shipment that is asked to come back, with the order and the seller behind it. */
export interface OriginalShipment extends ReturnFacts {
  readonly id: string;
  readonly reference: string;
  readonly orderId: string;
  readonly sellerId: string;
  readonly shopId: string;
  readonly currency: string;
  readonly documents: boolean;
  readonly parcel: Parcel;
  /** Where it was handed over, when the driver said. */
  readonly deliveredPoint: { readonly lat: number; readonly lng: number } | null;
  /** How many returns of it there were, all cancelled ones included. */
  readonly returnCount: number;
  readonly customer: Customer;
  readonly origin: Address;
  readonly destination: Address;
  readonly sender: Contact;
}

/** The id behind any of a shipment's ids. ORIGINAL_NOT_FOUND; 403 for a shipment of somebody else, as this interface has it. */
export async function originalShipmentId(sql: RunSql, actor: Actor, anyId: string): Promise<string> {
  const { id, isForeign } = await searchShipment(sql, actor, anyId);
  if (id !== undefined) return id;
  if (isForeign) throw refuse('UNAUTHORIZED', { status: 403, message: 'This shipment belongs to another shop.' });
  throw refuse('ORIGINAL_NOT_FOUND');
}

interface OriginalRow {
  readonly id: string;
  readonly reference: string;
  readonly type: 'outbound' | 'return';
  readonly status: ReturnFacts['status'];
  readonly delivered_at: string | null;
  readonly order_id: string;
  readonly seller_id: string;
  readonly shop_id: string;
  readonly currency: string;
  readonly documents: boolean;
  readonly weight_mg: string;
  readonly volume_mm3: string;
  readonly length_um: string;
  readonly width_um: string;
  readonly height_um: string;
  readonly delivered_lat: number | null;
  readonly delivered_lng: number | null;
  readonly customer: Customer;
  readonly origin: Address;
  readonly destination: Address;
  readonly seller: Contact;
  readonly return_count: number;
  readonly has_return: boolean;
}

const SELECT = `
  select s.id, s.reference, s.type, s.status, s.delivered_at, s.order_id, s.seller_id, s.shop_id, s.currency, s.documents, s.weight_mg,
         s.volume_mm3, s.length_um, s.width_um, s.height_um, s.delivered_lat, s.delivered_lng, o.customer, o.origin, o.destination,
         json_build_object('firstName', seller.first_name, 'lastName', seller.last_name, 'phone', seller.phone, 'email', seller.email) as seller,
         (select count(*)::int from shipment r where r.original_shipment_id = s.id) as return_count,
         exists (select 1 from shipment r where r.original_shipment_id = s.id and r.status <> 'cancelled') as has_return
    from shipment s join "order" o on o.id = s.order_id join seller on seller.id = s.seller_id
   where s.id = $1`;

export async function readOriginal(sql: RunSql, id: string): Promise<OriginalShipment> {
  const [row] = await sql<OriginalRow>(SELECT, [id]);
  if (!row) throw refuse('ORIGINAL_NOT_FOUND');
  const { delivered_lat: lat, delivered_lng: lng } = row;
  return {
    id: row.id,
    reference: row.reference,
    type: row.type,
    status: row.status,
    deliveredAt: instantOrNull(row.delivered_at),
    orderId: row.order_id,
    sellerId: row.seller_id,
    shopId: row.shop_id,
    currency: row.currency,
    documents: row.documents,
    parcel: parcelOf(row),
    deliveredPoint: lat === null || lng === null ? null : { lat, lng },
    returnCount: row.return_count,
    hasReturn: row.has_return,
    customer: row.customer,
    origin: row.origin,
    destination: row.destination,
    sender: row.seller,
  };
}

/** The same with the row locked. It is read after the lock is there, so that what rivals have committed is seen. */
export async function lockOriginal(sql: RunSql, id: string): Promise<OriginalShipment> {
  await sql('select 1 from shipment where id = $1 for update', [id]);
  return readOriginal(sql, id);
}

function parcelOf(row: OriginalRow): Parcel {
  const box = { lengthUm: Number(row.length_um), widthUm: Number(row.width_um), heightUm: Number(row.height_um) };
  const isKnown = box.lengthUm > 0 && box.widthUm > 0 && box.heightUm > 0;
  return { weightMg: Number(row.weight_mg), volumeMm3: Number(row.volume_mm3), box: isKnown ? box : null };
}
