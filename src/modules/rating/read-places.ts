import { statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import type { PlaceAliasType, UnknownPlaceType } from './place-alias.types.js';
import { db } from './rating.tables.js';
import { isUnknownPlace } from './route.rules.js';
import type { RatingServices } from './services.js';

const MAX_ALIASES = 1_000;
const MAX_UNKNOWN = 200;

const findAliases = statement(($: Named<{ countryCode: string }>) =>
  db
    .selectFrom('placeAlias')
    .select(['id', 'countryCode', 'state', 'city', 'alias', 'createdAt'])
    .where('countryCode', '=', $.countryCode)
    .orderBy('city')
    .orderBy('alias')
    .limit(MAX_ALIASES),
);

/** The operator's names of the cities of a country. */
export function listPlaceAliases({ sql }: Context, countryCode: string): Promise<PlaceAliasType[]> {
  return findAliases(sql, { countryCode: countryCode.trim().toUpperCase() });
}

const findUnknown = statement(() =>
  db
    .selectFrom('unknownPlace')
    .select(['id', 'countryCode', 'state', 'city', 'orders', 'firstSeenAt', 'lastSeenAt'])
    .orderBy('orders', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_UNKNOWN),
);

/** The places with the most orders that no zone has. */
export async function listUnknownPlaces({ sql, services }: Context<RatingServices>): Promise<UnknownPlaceType[]> {
  await services.unknownPlaces.settled();
  const { routes } = services.rateBook.current();
  // An order that was placed before the alias may be counted after it.
  return (await findUnknown(sql, {})).filter((row) => isUnknownPlace(routes, row));
}

/** The cities and states that zones of a country name. */
export function listZonePlaces({ services }: Context<RatingServices>, countryCode: string): readonly string[] {
  return (services.rateBook.current().routes.zones.named.get(countryCode.trim().toUpperCase()) ?? []).slice(0, MAX_ALIASES);
}
