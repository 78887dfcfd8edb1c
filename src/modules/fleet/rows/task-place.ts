import { createHash } from 'node:crypto';
import { metresBetween, pointOf } from '../../../kernel/geo.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../../platform/db/statement.js';
import { companyAt, consigneeName, deliveryNoteAt, phoneE164, usablePoint, type Address, type Consignee } from '../../addresses/index.js';
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
    .select(['s.id', 's.receiverName', 's.receiverPhone', 'o.customer', 'o.origin', 'o.destination'])
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
  /** Null where the contact is the company itself. */
  readonly company: string | null;
  readonly deliveryNote: string | null;
  readonly contactPhone: string | null;
  /** To call; null if it cannot be dialled. */
  readonly contactPhoneE164: string | null;
}

/** Parcels are delivered to their consignee; collected from, and handed back to, their sender. A return has its own parties. */
export function placeOf(kind: TaskKind, row: ShipmentPlaces): TaskPlace {
  const party = partyOf(kind, row);
  return { ...party, contactPhoneE164: phoneE164(party.contactPhone, party.address.countryCode) };
}

function partyOf(kind: TaskKind, row: ShipmentPlaces): Omit<TaskPlace, 'contactPhoneE164'> {
  const atConsignee = kind === 'deliver';
  const party = atConsignee ? row.returnDestination : row.returnOrigin;
  if (party) {
    const company = companyAt(party, party.address);
    const contactName = consigneeName({ ...party, company });
    return { contactName, ...saidAt(party, party.address), address: party.address, contactPhone: party.phone };
  }
  if (!atConsignee) return { contactName: displayName(row), ...NOTHING_SAID, address: row.origin, contactPhone: row.sellerPhone };
  const { customer, destination, receiverName, receiverPhone } = row;
  return { contactName: receiverName, ...saidAt(customer, destination), address: destination, contactPhone: receiverPhone };
}

const NOTHING_SAID = { company: null, deliveryNote: null } as const;

function saidAt(party: Consignee & Pick<Address, 'deliveryNote'>, address: Address): Pick<TaskPlace, 'company' | 'deliveryNote'> {
  const company = companyAt(party, address);
  return { company: company === consigneeName({ ...party, company }) ? null : company, deliveryNote: deliveryNoteAt(party, address) };
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

/** The key and point of an address. Older rows may have a point that is dropped today. */
export function placeIn(address: Address): Place {
  const point = usablePoint(address);
  return { placeKey: placeKeyOf(address), lat: point?.lat ?? null, lng: point?.lng ?? null };
}

/** The same for every parcel whose address has the same text. */
function placeKeyOf({ address, city, zip, countryCode }: Address): string {
  const text = [address, city, zip, countryCode].map((part) => part.trim().toLowerCase().replace(/\s+/g, ' ')).join('|');
  return createHash('sha256').update(text).digest('hex');
}
