import { FieldChecks } from '../../kernel/errors.js';
import { fixOf, metresBetween, pointOf, type Point } from '../../kernel/geo.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { ChooseDeliveryInput } from './choice.types.js';
import type { Chosen } from './consignee-choice.entity.js';

/** Another place has to be this near to the address. */
const NEARBY_METRES = 2_000;

interface Surroundings {
  readonly days: readonly string[];
  readonly address: { readonly lat: number | null; readonly lng: number | null };
}

/** Reads a choice; fields that do not belong to its kind are ignored, as a form sends all of them. MISSING_FIELD, VALIDATION_FAILED. */
export function chosenFrom(input: ChooseDeliveryInput, { days, address }: Surroundings): Chosen {
  const { kind } = input;
  const checks = new FieldChecks();
  const note = line(input.note);
  checkFields(checks, '', ChooseDeliveryInput, { note });
  const chosen = { ...NOTHING, kind, note };
  switch (kind) {
    case 'neighbour': {
      const [name, flat] = [line(input.name), line(input.flat)];
      if (name === null && flat === null) checks.missing('name');
      checkFields(checks, '', ChooseDeliveryInput, { name, flat });
      checks.settle();
      return { ...chosen, name, flat };
    }
    case 'day': {
      const day = line(input.day);
      if (day === null) checks.missing('day');
      else if (!days.includes(day)) checks.fail('day', 'dayFromTo', { first: days[0] ?? '', last: days.at(-1) ?? '' }, days);
      checks.settle();
      return { ...chosen, day };
    }
    case 'place': {
      const place = line(input.place);
      checks.filled('place', place);
      checkFields(checks, '', ChooseDeliveryInput, { place });
      const point = fixOf(input.point);
      if (point && !isNearby(point, pointOf(address))) checks.fail('point', 'nearAddress');
      checks.settle();
      return { ...chosen, place, lat: point?.lat ?? null, lng: point?.lng ?? null };
    }
    case 'note':
      if (note === null) checks.missing('note');
      checks.settle();
      return chosen;
  }
}

const NOTHING = { name: null, flat: null, day: null, place: null, lat: null, lng: null } as const;

/** One line, so that it stays apart from other lines of a note. */
const line = (text: string | null | undefined): string | null => text?.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim() || null;

/** Without a point of the address nothing is known of the distance. */
const isNearby = (point: Point, address: Point | null): boolean =>
  Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 && address !== null && metresBetween(point, address) <= NEARBY_METRES;

const FIELDS = ['kind', 'name', 'flat', 'day', 'place', 'lat', 'lng', 'note'] as const;

/** A repeated request is the same choice. */
export const isSame = (one: Chosen, other: Chosen): boolean => FIELDS.every((field) => one[field] === other[field]);
