import type { Actor } from '../../../kernel/actor.js';
import { refuse, FieldChecks } from '../../../kernel/errors.js';
import { isNoFix, pointOf } from '../../../kernel/geo.js';
import { timeZoneOf } from '../../../kernel/time-zone.js';
import { assertRoom } from '../../../platform/db/room.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { checkFields } from '../../../platform/graphql/declared-fields.js';
import { isUuid, newId } from '../../../platform/ids.js';
import type { Context } from '../../../platform/work/context.js';
import { loaderBy } from '../../../platform/work/loader.js';
import { countryName, isCountry, isInCountry } from '../../addresses/index.js';
import { db } from '../fleet.tables.js';
import { type HubType, SaveHubInput } from './hub.types.js';

const MAX_HUBS = 1000;
const COLUMNS = [
  'id',
  'code',
  'name',
  'address',
  'city',
  'countryCode',
  'lat',
  'lng',
  'timeZone',
  'phone',
  'active',
  'pickupDays',
  'pickupCutoff',
] as const;

const findHubs = statement(() => db.selectFrom('hub').select(COLUMNS).orderBy('code').limit(MAX_HUBS));

/** All hubs, by code. */
export const listHubs = ({ sql }: Context): Promise<HubType[]> => allHubs(sql);

export const allHubs = (on: RunSql): Promise<HubType[]> => findHubs(on, {});

const findByCode = statement(($: Named<{ code: string }>) => db.selectFrom('hub').select('id').where('code', '=', $.code));

export const hubIdByCode = async (sql: RunSql, code: string): Promise<string | null> => (await findByCode.first(sql, { code }))?.id ?? null;

const findByIds = statement(($: Named<{ ids: readonly string[] }>) => db.selectFrom('hub').select(COLUMNS).where('id', '=', anyOf($.ids)));

export const hubLoader = loaderBy<string, HubType>(
  (ids, { sql }) => findByIds(sql, { ids }),
  (hub) => hub.id,
);

/** HUB_NOT_FOUND. */
export async function hubById(context: Context, id: string): Promise<HubType> {
  const hub = await context.load(hubLoader, id);
  if (!hub) throw refuse('HUB_NOT_FOUND');
  return hub;
}

/**
 * SQL for the id of the active hub nearest to a task, by great circle; null if the task or every hub is without a point. A task belongs to
 * its nearest hub, and one without to all of them: `coalesce(nearestHub = hub, true)`. `task` is the alias of the table in the statement.
 */
export const nearestHub = (task: string): string => `(
  select h.id from hub h where h.active and h.lat is not null and h.lng is not null and ${task}.lat is not null
   order by power(sin(radians(h.lat - ${task}.lat) / 2), 2)
          + cos(radians(h.lat)) * cos(radians(${task}.lat)) * power(sin(radians(h.lng - ${task}.lng) / 2), 2), h.id
   limit 1)`;

const lockHub = statement(($: Named<{ id: string }>) => db.selectFrom('hub').select(db.columns('hub')).where('id', '=', $.id).forUpdate());

/** Creates a hub, or changes one. HUB_NOT_FOUND, VALIDATION_FAILED, LIMIT_REACHED. Returns its id. */
export async function saveHub(tx: Tx, actor: Actor, input: SaveHubInput): Promise<string> {
  actor.require('fleet:manage');
  const known = input.id == null ? null : await existing(tx, input.id);
  const checks = new FieldChecks();
  const code = input.code?.trim().toUpperCase().slice(0, 30) ?? known?.code ?? '';
  if (code === '') checks.missing('code');
  else if (!/^[A-Z0-9-]{1,20}$/.test(code)) checks.fail('code', 'hubCode');
  else if (code !== known?.code && (await hubIdByCode(tx.sql, code))) checks.fail('code', 'otherHubsCode');
  const name = input.name ?? known?.name;
  checks.filled('name', name);
  checkFields(checks, '', SaveHubInput, input);
  checkPlace(checks, input);
  const timeZone = input.timeZone == null ? (known?.timeZone ?? 'UTC') : timeZoneOf(input.timeZone.slice(0, 60));
  if (timeZone === undefined) checks.fail('timeZone', 'timeZoneName');
  checkPickupHours(checks, input);
  const { address, city, lat, lng, phone, active, pickupDays, pickupCutoff } = input;
  const values = {
    code,
    name: name?.trim() ?? '',
    timeZone: timeZone ?? 'UTC',
    address: address === undefined ? (known?.address ?? null) : address,
    city: city === undefined ? (known?.city ?? null) : city,
    countryCode: input.countryCode === undefined ? (known?.countryCode ?? null) : (input.countryCode?.trim().toUpperCase() ?? null),
    lat: lat === undefined ? (known?.lat ?? null) : lat,
    lng: lng === undefined ? (known?.lng ?? null) : lng,
    phone: phone === undefined ? (known?.phone ?? null) : phone?.trim() || null,
    active: active ?? known?.active ?? true,
    pickupDays: pickupDays ?? known?.pickupDays ?? EVERY_DAY,
    pickupCutoff: pickupCutoff === undefined ? (known?.pickupCutoff ?? null) : pickupCutoff,
  };
  if (lat != null || lng != null) checkPin(checks, values);
  checks.settle();

  if (known) {
    await db.change(tx.sql, 'hub', known, values);
    return known.id;
  }
  await assertRoom(tx, 'hubs', { owner: null, held: () => countHubs.first(tx.sql, {}) });
  const id = newId();
  await db.insert(tx.sql, 'hub', { ...values, id });
  return id;
}

const countHubs = statement(() => db.selectFrom('hub').select((eb) => eb.fn.countAll<bigint>().as('count')));

async function existing(tx: Tx, id: string) {
  const hub = isUuid(id) ? await lockHub.first(tx.sql, { id }) : undefined;
  if (!hub) throw refuse('HUB_NOT_FOUND');
  return hub;
}

const EVERY_DAY = '1234567';

function checkPickupHours(checks: FieldChecks, { pickupDays, pickupCutoff }: SaveHubInput): void {
  if (pickupDays != null && !/^(?=.)1?2?3?4?5?6?7?$/.test(pickupDays)) checks.fail('pickupDays', 'weekdays');
  if (pickupCutoff != null && !/^([01]\d|2[0-3]):[0-5]\d$/.test(pickupCutoff)) checks.fail('pickupCutoff', 'time', { example: '15:00' });
}

function checkPlace(checks: FieldChecks, { countryCode, lat, lng }: SaveHubInput): void {
  if (countryCode != null && !isCountry(countryCode.trim().toUpperCase())) checks.fail('countryCode', 'notIsoCountry');
  if ((lat == null) !== (lng == null)) checks.fail('lat', 'withLongitude');
}

interface Pin {
  readonly lat: number | null;
  readonly lng: number | null;
  readonly countryCode: string | null;
}

/** Runs are planned from the hub, so a wrong pin would send every driver the wrong way. */
function checkPin(checks: FieldChecks, { lat, lng, countryCode }: Pin): void {
  const pin = pointOf({ lat, lng });
  if (!pin || checks.errors.length > 0) return;
  if (isNoFix(pin)) checks.fail('lat', 'noPlace');
  else if (countryCode !== null && !isInCountry(pin, countryCode))
    checks.fail('lat', 'outsideCountry', { country: { code: countryCode, words: countryName(countryCode) } });
}
