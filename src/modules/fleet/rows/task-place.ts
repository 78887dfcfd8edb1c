import { createHash } from 'node:crypto';
import { metresBetween, pointOf } from '../../../kernel/geo.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../../platform/db/statement.js';
import type { Address } from '../../addresses/index.js';
import { displayName } from '../../sellers/index.js';
import { db } from '../fleet.tables.js';
import type { TaskKind } from '../fleet.enums.js';
import type { Task } from './task.entity.js';

const findPlaces = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('shipment as s')
    .innerJoin('order as o', 'o.id', 's.orderId')
    .innerJoin('seller', 'seller.id', 's.sellerId')
    .leftJoin('returnShipment as r', 'r.shipmentId', 's.id')
    .select(['s.id', 's.receiverName', 's.receiverPhone', 'o.origin', 'o.destination'])
    .select(['seller.company', 'seller.firstName', 'seller.lastName', 'seller.phone as sellerPhone'])
    .select(['r.origin as returnOrigin', 'r.destination as returnDestination'])
    .where('s.id', '=', anyOf($.shipmentIds)),
);

export type ShipmentPlaces = RowOf<typeof findPlaces>;

export const placesOfShipments = (on: RunSql, shipmentIds: readonly string[]): Promise<ShipmentPlaces[]> => findPlaces(on, { shipmentIds });

/** Where a task is done, and whom the driver meets there. */
export interface TaskPlace {
  readonly address: Address;
  readonly contactName: string;
  readonly contactPhone: string | null;
}

/** Parcels are delivered to their consignee; collected from, and handed back to, their sender. A return has its own parties. */
export function placeOf(kind: TaskKind, row: ShipmentPlaces): TaskPlace {
  const atConsignee = kind === 'deliver';
  const party = atConsignee ? row.returnDestination : row.returnOrigin;
  if (party) {
    return { address: party.address, contactName: `${party.firstName} ${party.lastName}`.trim(), contactPhone: party.phone };
  }
  if (atConsignee) return { address: row.destination, contactName: row.receiverName, contactPhone: row.receiverPhone };
  return { address: row.origin, contactName: displayName(row), contactPhone: row.sellerPhone };
}

/** Two buildings may have the same text: pins of one door differ by less. */
const SAME_DOOR_METRES = 150;

/** What tells a place from another: its text, and its pin if it has one. */
export type Place = Pick<Task, 'placeKey' | 'lat' | 'lng'>;

/** True only where text and point agree. A place with a pin and one without are two: nothing says that the pin is meant by both. */
export function isSamePlace(one: Place, other: Place): boolean {
  if (one.placeKey !== other.placeKey) return false;
  const [here, there] = [pointOf(one), pointOf(other)];
  return here && there ? metresBetween(here, there) <= SAME_DOOR_METRES : here === there;
}

/** The same for every parcel whose address has the same text. */
export function placeKeyOf({ address, city, zip, countryCode }: Address): string {
  const text = [address, city, zip, countryCode].map((part) => part.trim().toLowerCase().replace(/\s+/g, ' ')).join('|');
  return createHash('sha256').update(text).digest('hex');
}
