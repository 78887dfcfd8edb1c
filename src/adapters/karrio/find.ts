import {
  CarrierFailure,
  type BookedParcel,
  type CarrierAccess,
  type FoundBooking,
  type ShipmentLookup,
} from '../../modules/carriers/adapter/index.js';
import { send, expectOk, fieldsOf, listOf, textOf } from './api.js';
import { bookedParcel, isOf, PURCHASE_KEY } from './shipment.js';

type Fields = Readonly<Record<string, unknown>>;

const PAGE = 100;
/** Far more than one reference has; stops a server that always has another page. */
const MAX_PAGES = 50;

/**
 * Looks at every shipment with our reference. A draft whose label was about to be bought may be a parcel, as karrio writes the outcome only
 * after the carrier has answered, and not at all if it stops in between.
 */
export async function find(account: CarrierAccess, { reference }: ShipmentLookup, signal: AbortSignal): Promise<FoundBooking> {
  const shipments = await shipmentsOf(account, reference, signal);
  const alive = shipments.filter(({ status }) => status !== 'cancelled');
  const bought = alive.filter(({ status }) => status !== 'draft').sort(byAge);
  const [first, ...others] = bought.map(bookedParcel).filter((parcel): parcel is BookedParcel => parcel !== undefined);
  if (first) return { status: 'booked', parcels: [first, ...others] };
  const isOpen = bought.length > 0 || alive.some(({ metadata }) => fieldsOf(metadata)[PURCHASE_KEY] !== undefined);
  return { status: isOpen ? 'unknown' : 'absent' };
}

async function shipmentsOf(account: CarrierAccess, reference: string, signal: AbortSignal): Promise<Fields[]> {
  const found: Fields[] = [];
  for (let page = 0; page < MAX_PAGES; page++) {
    // The filter also returns references that contain ours. Filtering by metadata instead makes karrio read every shipment it has.
    const query = { reference, limit: PAGE, offset: page * PAGE };
    const body = expectOk(await send(account, { method: 'GET', path: '/v1/shipments', query }, signal));
    found.push(...listOf(body['results']).filter((shipment) => isOf(shipment, reference)));
    if (body['next'] === null || body['next'] === undefined) return found;
  }
  throw new CarrierFailure('unavailable', `karrio lists more than ${MAX_PAGES * PAGE} shipments with the reference ${reference}.`);
}

/** karrio writes all times in the same form, which sorts as text. */
const byAge = (left: Fields, right: Fields): number => {
  const [a, b] = [textOf(left['created_at']) ?? '', textOf(right['created_at']) ?? ''];
  return a < b ? -1 : a > b ? 1 : 0;
};
