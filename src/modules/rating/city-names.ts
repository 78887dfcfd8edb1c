import { closeKey, knownCity, subdivisionCode } from '../addresses/index.js';
import type { PlaceAliasRow } from './rate-book.rows.js';

/** The names of cities: those of the operator, and those that are delivered. */
export class CityNames {
  private readonly aliases = new Map<string, string>();
  private readonly left = new Set<string>();

  constructor(rows: readonly PlaceAliasRow[]) {
    for (const { countryCode, state, city, alias } of rows) {
      const code = subdivisionCode(countryCode, state);
      if (closeKey(city) === closeKey(alias)) this.left.add(aliasKey(countryCode, code, alias));
      else this.aliases.set(aliasKey(countryCode, code, alias), deliveredKey(countryCode, code, city));
    }
  }

  /** True for a place that the operator has left without a zone. */
  isLeft(country: string, state: string | undefined, city: string): boolean {
    return this.left.has(aliasKey(country, state, city)) || this.left.has(aliasKey(country, undefined, city));
  }

  /** Equal for all names of one city. */
  keyOf(country: string, state: string | undefined, city: string): string {
    const own = state === undefined ? undefined : this.aliases.get(aliasKey(country, state, city));
    return own ?? this.aliases.get(aliasKey(country, undefined, city)) ?? deliveredKey(country, state, city);
  }
}

const aliasKey = (country: string, state: string | undefined, city: string): string => `${country}|${state ?? ''}|${closeKey(city)}`;

/** A delivered name belongs to its subdivision: another city may have it elsewhere. */
function deliveredKey(country: string, state: string | undefined, city: string): string {
  const known = knownCity(country, city);
  return known && (state === undefined || state === known.state) ? known.key : closeKey(city);
}
