import { areApart } from '../addresses/index.js';
import { BoundedMap } from './bounded-map.js';
import type { LaneRow } from './rate-book.rows.js';
import type { Service, RateBook } from './rate-book.js';
import { shareContinent, shareRegion } from './region.js';
import { isUnknown, knownPlace, type KnownPlace, type ZoneIndex } from './zone.rules.js';
import type { Place } from '../carriers/index.js';
import { warning, type FieldWarning } from '../../kernel/field-warnings.js';

/** Tiers of routes without a lane: same city, state, country; same region group, same continent, rest of the world. */
export type FallbackTier = 'D1' | 'D2' | 'D3' | 'I1' | 'I2' | 'I3';

/** How a route is priced, independent of the two places; shared by all routes with the same zones. */
export interface RoutePlan {
  readonly domestic: boolean;
  readonly tier: FallbackTier;
  /** Tier by service id, where a lane defines it. */
  readonly laneTiers: ReadonlyMap<string, string>;
  /** The services that have a price for this route, by code. */
  readonly services: readonly Service[];
}

export interface Route extends RoutePlan {
  readonly origin: KnownPlace;
  readonly destination: KnownPlace;
}

export interface RouteTable {
  readonly zones: ZoneIndex;
  /** Services with a price for the tier, for routes without a lane. */
  readonly plain: Readonly<Record<FallbackTier, RoutePlan>>;
  /** Lanes by origin zone and destination zone. */
  readonly lanes: ReadonlyMap<string, ReadonlyMap<string, readonly LaneRow[]>>;
  readonly serviceById: ReadonlyMap<string, Service>;
  readonly places: BoundedMap<string, KnownPlace>;
  readonly plans: BoundedMap<string, RoutePlan>;
}

const MAX_PLACES = 20_000;
const MAX_PLANS = 5_000;
const NO_LANES: ReadonlyMap<string, string> = new Map();

export function routeTable(zones: ZoneIndex, services: readonly Service[], lanes: readonly LaneRow[]): RouteTable {
  const plan = (tier: FallbackTier): RoutePlan => plainPlan(tier, services);
  const plain = { D1: plan('D1'), D2: plan('D2'), D3: plan('D3'), I1: plan('I1'), I2: plan('I2'), I3: plan('I3') };
  const serviceById = new Map(services.map((service) => [service.id, service]));
  return { zones, plain, lanes: lanesByZones(lanes), serviceById, places: new BoundedMap(MAX_PLACES), plans: new BoundedMap(MAX_PLANS) };
}

export function routeBetween(table: RouteTable, from: Place, to: Place): Route {
  const origin = placeIn(table, from);
  const destination = placeIn(table, to);
  const { domestic, tier, laneTiers, services } = planFor(table, origin, destination);
  return { domestic, tier, laneTiers, services, origin, destination };
}

export const tierOf = (route: RoutePlan, service: Service): string => route.laneTiers.get(service.id) ?? route.tier;

export function fallbackTier(origin: KnownPlace, destination: KnownPlace): FallbackTier {
  if (origin.countryCode === destination.countryCode) {
    if (isSameCity(origin, destination)) return 'D1';
    return origin.state && origin.state === destination.state ? 'D2' : 'D3';
  }
  if (shareRegion(origin.countryCode, destination.countryCode)) return 'I1';
  return shareContinent(origin.countryCode, destination.countryCode) ? 'I2' : 'I3';
}

/** A city is a city of its subdivision, unless one postal code says that both are the same place. */
function isSameCity(origin: KnownPlace, destination: KnownPlace): boolean {
  if (!origin.city || origin.city !== destination.city) return false;
  if (origin.zip && origin.zip === destination.zip) return true;
  return !areApart(origin.countryCode, origin.subdivision, destination.subdivision);
}

/** True where the zones of the country go by names and none has the place. */
export const isUnknownPlace = (table: RouteTable, place: Place): boolean => isUnknown(table.zones, placeIn(table, place));

function placeIn(table: RouteTable, place: Place): KnownPlace {
  // Separate the fields by a control character, because a city may contain any printable one.
  const key = `${place.countryCode}\u001f${place.state ?? ''}\u001f${place.city}\u001f${place.zip ?? ''}`;
  return table.places.remember(key, () => knownPlace(table.zones, place));
}

function planFor(table: RouteTable, origin: KnownPlace, destination: KnownPlace): RoutePlan {
  const tier = fallbackTier(origin, destination);
  if (origin.zones.size === 0 || destination.zones.size === 0) return table.plain[tier];
  const key = `${tier}|${origin.zoneSignature}|${destination.zoneSignature}`;
  return table.plans.remember(key, () => lanePlan(table, { tier, origin, destination }));
}

function lanePlan(table: RouteTable, route: { tier: FallbackTier; origin: KnownPlace; destination: KnownPlace }): RoutePlan {
  const plain = table.plain[route.tier];
  const laneTiers = laneTiersOf(table, route.origin, route.destination);
  if (laneTiers.size === 0) return plain;
  const laned = [...laneTiers.keys()].flatMap((id) => table.serviceById.get(id) ?? []).filter((service) => serves(service, plain.domestic));
  const services = [...new Set([...plain.services, ...laned])].sort(byCode);
  return { ...plain, laneTiers, services };
}

/** For each service, picks the lane whose two zones are most specific; ties go to the more specific destination. */
function laneTiersOf(table: RouteTable, origin: KnownPlace, destination: KnownPlace): ReadonlyMap<string, string> {
  const best = new Map<string, { rank: number; tier: string }>();
  for (const [originZone, originScore] of origin.zones) {
    for (const [destinationZone, destinationScore] of destination.zones) {
      const rank = (originScore + destinationScore) * 16 + destinationScore;
      for (const lane of table.lanes.get(originZone)?.get(destinationZone) ?? []) {
        const known = best.get(lane.serviceId);
        // Equally specific lanes are a mistake in the book; the lower tier code wins, so that the price does not depend on row order.
        const wins = !known || rank > known.rank || (rank === known.rank && lane.tier < known.tier);
        if (wins) best.set(lane.serviceId, { rank, tier: lane.tier });
      }
    }
  }
  return new Map([...best].map(([serviceId, lane]) => [serviceId, lane.tier]));
}

function plainPlan(tier: FallbackTier, services: readonly Service[]): RoutePlan {
  const domestic = tier.startsWith('D');
  const served = services.filter((service) => serves(service, domestic) && service.cards.some((card) => card.tiers.has(tier)));
  return { domestic, tier, laneTiers: NO_LANES, services: served.sort(byCode) };
}

function lanesByZones(lanes: readonly LaneRow[]): Map<string, Map<string, LaneRow[]>> {
  const byOrigin = Map.groupBy(lanes, (lane) => lane.originZoneId);
  return new Map([...byOrigin].map(([zone, leaving]) => [zone, Map.groupBy(leaving, (lane) => lane.destinationZoneId)]));
}

const serves = (service: Service, domestic: boolean): boolean => service.offered && (domestic ? service.domestic : service.international);

const byCode = (left: Service, right: Service): number => (left.code < right.code ? -1 : 1);

/** What to say of a place that no zone has, in a country whose zones go by names. */
export function placeWarning({ routes }: RateBook, place: Place, field: string): FieldWarning | undefined {
  return isUnknownPlace(routes, place) ? warning(field, 'PLACE_UNKNOWN', { country: place.countryCode, city: place.city }) : undefined;
}
