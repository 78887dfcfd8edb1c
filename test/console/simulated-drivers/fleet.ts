import type { TestApp } from '../../support/app.js';
import { ask } from '../../support/graphql.js';
import { sessionOf } from '../../support/story.js';
import { PASSWORD } from '../demo-day.js';
import type { World } from './world.js';
import { DELIVERY_SHARE, stopsFor } from './way.js';

export const CENTRE = { lat: 25.277, lng: 55.389 };
/** One driver in so many forgets a parcel at the hub. */
export const FORGETFUL = 3;
const HUB = {
  code: 'DXB2',
  name: 'Al Qusais',
  address: 'Damascus Street 12',
  city: 'Dubai',
  countryCode: 'AE',
  phone: '+97142223344',
  ...CENTRE,
};
const NAMES = [
  'Imran Sheikh', 'Omar Farouk', 'Bilal Ahmed', 'Ravi Menon', 'Yusuf Al Balushi', 'Samuel Okoro', 'Karim Nasser', 'Arjun Pillai',
]; // prettier-ignore
const VEHICLES = [
  { vehicle: 'Van', capacityKg: 800, capacityLitres: 6_000 },
  { vehicle: 'Small van', capacityKg: 400, capacityLitres: 3_000 },
  { vehicle: 'Motorcycle with box', capacityKg: 150, capacityLitres: 600 },
];
const LANGUAGES = [
  ['en', 'ur'],
  ['ar', 'en'],
  ['hi', 'en'],
];
/** In Dubai it is too late to plan a run soon before 20:00, when drivers have to be back. */
const LAST_HOUR = 17;
const MORNING = 9;

export interface FleetDriver {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export interface Fleet {
  readonly hubId: string;
  readonly timeZone: string;
  readonly drivers: readonly FleetDriver[];
}

/** Creates the hub and its drivers, or finds those of the last time. */
export async function hireFleet(world: World): Promise<Fleet> {
  // Nothing of a test's own process is used: the service may run anywhere.
  const app = world as unknown as TestApp;
  const admin = await sessionOf(app, world.accounts.superAdmin);
  const timeZone = zoneWithTimeLeft(world.watch.now());
  const { hubs } = (await ask(app, admin, '{ hubs { id code } }')) as { hubs: { id: string; code: string }[] };
  const id = hubs.find(({ code }) => code === HUB.code)?.id;
  const { saveHub } = await ask(app, admin, 'mutation($i: SaveHubInput!) { saveHub(input: $i) { id } }', { i: { ...HUB, id, timeZone } });
  const hubId: string = saveHub.id;
  const drivers: FleetDriver[] = [];
  for (let number = 0; number < world.drivers; number += 1) drivers.push(await hire(app, admin, { number, hubId, minutes: world.minutes }));
  return { hubId, timeZone, drivers };
}

/** The zone of Dubai; in its evening and night one where it is morning, so that a day can be simulated at any hour. */
function zoneWithTimeLeft(now: Date): string {
  const dubai = Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dubai', hour: '2-digit' }).format(now));
  // West of Greenwich these zones have a plus.
  return dubai < LAST_HOUR ? 'Asia/Dubai' : `Etc/GMT+${now.getUTCHours() - MORNING}`;
}

interface Place {
  readonly number: number;
  readonly hubId: string;
  readonly minutes: number;
}

async function hire(app: TestApp, admin: string, { number, hubId, minutes }: Place): Promise<FleetDriver> {
  const login = { email: `driver-${number + 1}@fleet.example`, password: PASSWORD };
  const name = NAMES[number] ?? `Driver ${number + 1}`;
  const known = (await ask(app, admin, 'query($s: String!) { staff(search: $s, first: 10) { nodes { id email } } }', { s: login.email }))
    .staff.nodes as { id: string; email: string }[];
  const id = known.find(({ email }) => email === login.email)?.id ?? (await create(app, admin, { ...login, name, role: 'DRIVER' }));
  const profile = {
    ...VEHICLES[number % VEHICLES.length],
    // A fair share of the deliveries, so that every driver has something to do.
    capacityParcels: Math.ceil(stopsFor(minutes) * DELIVERY_SHARE),
    languages: LANGUAGES[number % LANGUAGES.length],
    phone: `+97150${String(2_000_000 + number)}`,
    hubId,
    active: true,
  };
  await ask(app, admin, 'mutation($i: UpdateDriverInput!) { updateDriver(input: $i) { id } }', { i: { staffId: id, ...profile } });
  return { ...login, id, name };
}

const create = async (app: TestApp, admin: string, input: Readonly<Record<string, string>>): Promise<string> =>
  (await ask(app, admin, 'mutation($i: CreateStaffInput!) { createStaff(input: $i) { id } }', { i: input })).createStaff.id;
