import { fieldError, problem, refuse, FieldChecks } from '../../kernel/errors.js';
import type { FieldWarning } from '../../kernel/field-warnings.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { checkAddress, usablePoint } from '../addresses/index.js';
import type { Location } from './shop.row.js';
import { LocationNameInput, type LocationInput, type LocationUpdateInput } from './shop.types.js';

/** Locations of one shop by refId. */
export type Locations = ReadonlyMap<string, Location>;

export interface LocationPlan {
  /** Locations to write; unchanged ones are left out. */
  readonly writes: readonly Location[];
  /** The resulting state of every named location, in request order. */
  readonly result: readonly Location[];
  readonly created: number;
  readonly updated: number;
  readonly warnings: readonly FieldWarning[];
}

/** `add` rejects an existing refId with other content, `update` rejects an unknown one, `upsert` accepts both. */
export type LocationMode = 'add' | 'update' | 'upsert';

export function planLocations(mode: LocationMode, existing: Locations, wanted: readonly LocationUpdateInput[], path: string): LocationPlan {
  const checks = new FieldChecks();
  const state = new Map(existing);
  const touched = wanted.map((change, index) => {
    const at = `${path}[${index}]`;
    const location = checkLocation(checks, at, merged(mode, state.get(change.refId), change, at));
    const conflict = mode === 'add' && state.has(location.refId) && !sameLocation(withUsablePoint(state.get(location.refId)), location);
    if (conflict) throw refuse('LOCATION_EXISTS', {}, { errors: [fieldError(`${at}.refId`, 'LOCATION_EXISTS', problem('existsDiffers'))] });
    state.set(location.refId, location);
    return location.refId;
  });
  checks.settle();
  assertUniqueNames(state, touched, path);
  return { ...planOf(existing, state, touched), warnings: checks.warnings };
}

/** An update returns the whole location: absent fields come from the stored one. */
function merged(mode: LocationMode, stored: Location | undefined, change: LocationUpdateInput, at: string): LocationInput {
  if (mode !== 'update') return change as LocationInput;
  if (!stored)
    throw refuse('LOCATION_NOT_FOUND', {}, { errors: [fieldError(`${at}.refId`, 'LOCATION_NOT_FOUND', problem('doesNotExist'))] });
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined && value !== null));
  const isAbroad = change.countryCode != null && change.countryCode.trim().toUpperCase() !== stored.countryCode;
  return { ...stored, ...(isAbroad && { country: null }), ...given };
}

/** Older rows may have a point that is dropped today; a store that sends it again says nothing new. */
function withUsablePoint(stored: Location | undefined): Location | undefined {
  const point = stored && usablePoint(stored);
  return stored && { ...stored, lat: point?.lat ?? null, lng: point?.lng ?? null };
}

function checkLocation(checks: FieldChecks, at: string, given: LocationInput): Location {
  const { refId, refName } = given;
  checkFields(checks, at, LocationNameInput, { refId, refName });
  // The contact of a location is that of its seller, so it has no company and no separate note.
  const { company: _company, deliveryNote: _note, ...address } = checkAddress(checks, at, given);
  return { refId, refName, ...address, state: address.state ?? '' };
}

/** Names were unique before the request, so of two equal names the error belongs to the later location in it. */
function assertUniqueNames(state: Locations, touched: readonly string[], path: string): void {
  const given = new Set(touched);
  const owners = new Map([...state.values()].filter(({ refId }) => !given.has(refId)).map(({ refId, refName }) => [refName, refId]));
  for (const [index, refId] of touched.entries()) {
    const refName = state.get(refId)?.refName ?? '';
    const owner = owners.get(refName) ?? refId;
    if (owner !== refId) {
      const error = fieldError(`${path}[${index}].refName`, 'DUPLICATE_REF_NAME', problem('nameOf', { owner }));
      throw refuse('DUPLICATE_REF_NAME', {}, { errors: [error] });
    }
    owners.set(refName, refId);
  }
}

function planOf(existing: Locations, state: Locations, touched: readonly string[]): Omit<LocationPlan, 'warnings'> {
  const changed = [...new Set(touched)].filter((refId) => !sameLocation(existing.get(refId), state.get(refId)));
  const located = (refId: string): Location[] => {
    const location = state.get(refId);
    return location ? [location] : [];
  };
  const created = changed.filter((refId) => !existing.has(refId)).length;
  return { writes: changed.flatMap(located), result: touched.flatMap(located), created, updated: changed.length - created };
}

function sameLocation(left: Location | undefined, right: Location | undefined): boolean {
  if (!left || !right) return false;
  return (Object.keys(right) as (keyof Location)[]).every((key) => left[key] === right[key]);
}
