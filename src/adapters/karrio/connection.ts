import { CarrierFailure, type CarrierAccess } from '../../modules/carriers/adapter/index.js';
import { send, expectOk, fieldsOf, listOf, textOf } from './api.js';

type Fields = Readonly<Record<string, unknown>>;

/** Shipments per request: ids travel in the URL. */
const CHUNK = 50;

/** Shipments of one carrier connection, which karrio collects and closes together. */
export interface Group {
  /** karrio's code of the carrier, such as `fedex`. */
  readonly carrierName: string;
  readonly carrierId: string;
  readonly shipments: readonly Fields[];
}

/** Throws `refused` if karrio does not know a shipment, or if they are of several connections. */
export async function groupOf(account: CarrierAccess, carrierRefs: readonly string[], signal: AbortSignal): Promise<Group> {
  const shipments = await shipmentsOf(account, carrierRefs, signal);
  const known = new Set(shipments.map(({ id }) => id));
  const missing = carrierRefs.filter((id) => !known.has(id));
  if (missing.length > 0) throw new CarrierFailure('refused', `karrio does not know the shipments ${missing.slice(0, 10).join(', ')}.`);
  const connections = new Set(shipments.map((shipment) => textOf(shipment['carrier_id'])));
  const [first] = shipments;
  const [carrierName, carrierId] = [textOf(first?.['carrier_name']), textOf(first?.['carrier_id'])];
  if (connections.size !== 1 || carrierName === undefined || carrierId === undefined) {
    throw new CarrierFailure(
      'refused',
      `These parcels are of ${connections.size} carrier connections (${[...connections].join(', ').slice(0, 300)}), and karrio takes one at a time. Use an account for each connection.`,
      { code: 'SEVERAL_CONNECTIONS' },
    );
  }
  return { carrierName, carrierId, shipments };
}

async function shipmentsOf(account: CarrierAccess, ids: readonly string[], signal: AbortSignal): Promise<Fields[]> {
  const found: Fields[] = [];
  for (let from = 0; from < ids.length; from += CHUNK) {
    const query = { id: ids.slice(from, from + CHUNK).join(','), limit: CHUNK };
    found.push(...listOf(expectOk(await send(account, { method: 'GET', path: '/v1/shipments', query }, signal))['results']));
  }
  return found;
}

const ADDRESS = [
  'person_name',
  'company_name',
  'address_line1',
  'address_line2',
  'city',
  'state_code',
  'postal_code',
  'country_code',
  'phone_number',
  'email',
] as const;

/** An address that karrio has stored, as karrio takes it. */
export function storedAddress(value: unknown): Fields {
  const address = fieldsOf(value);
  return Object.fromEntries(ADDRESS.map((name) => [name, address[name] ?? null]));
}
