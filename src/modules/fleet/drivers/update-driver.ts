import type { Actor } from '../../../kernel/actor.js';
import { refuse, FieldChecks } from '../../../kernel/errors.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { isUuid, newId, uuidOrNone } from '../../../platform/ids.js';
import { checkFields } from '../../../platform/graphql/declared-fields.js';
import { activeStaff } from '../../staff/index.js';
import { db } from '../fleet.tables.js';
import { UpdateDriverInput } from './driver.types.js';

const lockDriver = statement(($: Named<{ staffId: string }>) =>
  db.selectFrom('driver').select(db.columns('driver')).where('staffId', '=', $.staffId).forUpdate(),
);
const findHub = statement(($: Named<{ id: string }>) => db.selectFrom('hub').select('id').where('id', '=', $.id));

/** Says what planning knows of a driver. DRIVER_NOT_FOUND, HUB_NOT_FOUND, VALIDATION_FAILED. Returns the id of the member of staff. */
export async function updateDriver(tx: Tx, actor: Actor, input: UpdateDriverInput): Promise<string> {
  actor.require('fleet:manage');
  const staffId = uuidOrNone(input.staffId.trim());
  const staff = await activeStaff(tx.sql, staffId);
  if (staff?.role !== 'driver') throw refuse('DRIVER_NOT_FOUND');
  checkDriver(input);
  if (input.hubId != null && !(isUuid(input.hubId) && (await findHub.first(tx.sql, { id: input.hubId })))) throw refuse('HUB_NOT_FOUND');

  const known = await lockDriver.first(tx.sql, { staffId });
  const changes = changesOf(input);
  if (known) await db.change(tx.sql, 'driver', known, changes);
  else await db.upsert(tx.sql, 'driver', { ...UNKNOWN, ...changes, id: newId(), staffId }, ['staffId']);
  return staffId;
}

const UNKNOWN = {
  vehicle: null,
  capacityGrams: null,
  capacityMl: null,
  capacityParcels: null,
  hubId: null,
  phone: null,
  languages: [] as string[],
  active: true,
};

const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

function checkDriver(given: UpdateDriverInput): void {
  const checks = new FieldChecks();
  checkFields(checks, '', UpdateDriverInput, given);
  if (given.languages?.some((tag) => tag.length > 35 || !LANGUAGE.test(tag))) checks.fail('languages', 'languageTags');
  checks.settle();
}

function changesOf(input: UpdateDriverInput) {
  const { vehicle, capacityKg, capacityLitres, capacityParcels, hubId, phone, languages, active } = input;
  return {
    ...(vehicle !== undefined && { vehicle: vehicle?.trim() || null }),
    ...(capacityKg !== undefined && { capacityGrams: thousandsOf(capacityKg) }),
    ...(capacityLitres !== undefined && { capacityMl: thousandsOf(capacityLitres) }),
    ...(capacityParcels !== undefined && { capacityParcels }),
    ...(hubId !== undefined && { hubId }),
    ...(phone !== undefined && { phone: phone?.trim() || null }),
    ...(languages !== undefined && { languages: languages ?? [] }),
    ...(active != null && { active }),
  };
}

const thousandsOf = (value: number | null): number | null => (value === null ? null : Math.round(value * 1000));
