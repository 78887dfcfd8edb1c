import { useFilters } from '../graph/use-filters.js';
import { useRead } from '../graph/use-read.js';
import { FleetPlacesDocument, type FleetPlacesQuery } from './operations.generated.js';
import { todayIn } from './texts.js';

export interface Day {
  readonly date: string;
  readonly hubId: string | null;
  readonly hubs: FleetPlacesQuery['hubs'];
  readonly today: string;
  /** False until the time zone of the day is known. */
  readonly isKnown: boolean;
}

/** The chosen day and hub. Today is the day of the hub, or of all hubs if they share a time zone. */
export function useDay(): Day {
  const { get } = useFilters();
  const { data, error } = useRead(FleetPlacesDocument, {});
  const hubs = (data?.hubs ?? []).filter(({ active }) => active);
  const hubId = get('hub');
  const zones = new Set(hubs.filter(({ id }) => hubId === null || id === hubId).map(({ timeZone }) => timeZone));
  const today = todayIn(zones.size === 1 ? [...zones][0] : undefined);
  return { date: get('date') ?? today, hubId, hubs, today, isKnown: data !== undefined || error !== null };
}
