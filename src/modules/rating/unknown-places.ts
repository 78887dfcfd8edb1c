import type { Clock } from '../../kernel/clock.js';
import { detached } from '../../platform/db/request-scope.js';
import type { RunSql } from '../../platform/db/sql.js';
import { newId } from '../../platform/ids.js';
import { closeKey, subdivisionCode } from '../addresses/index.js';
import type { Place } from '../carriers/index.js';

interface UnknownPlacesParts {
  readonly sql: RunSql;
  readonly clock: Clock;
  readonly warn: (message: string, error: unknown) => void;
}

interface Seen extends Keys {
  readonly id: string;
  readonly state: string | null;
  readonly city: string;
  orders: number;
}

interface Keys {
  readonly countryCode: string;
  readonly stateKey: string;
  readonly cityKey: string;
}

const PAUSE_MS = 5_000;
const MAX_WAITING = 1_000;
const MAX_KEPT = 5_000;
const MAX_TEXT = 100;

const save = `
insert into unknown_place (id, country_code, state, city, state_key, city_key, orders, first_seen_at, last_seen_at)
select p.id, p.country_code, p.state, p.city, p.state_key, p.city_key, p.orders, $8, $8
  from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[])
    as p (id, country_code, state, city, state_key, city_key, orders)
 where (select count(*) from unknown_place) < ${MAX_KEPT}
    or exists (select from unknown_place k where k.country_code = p.country_code and k.state_key = p.state_key and k.city_key = p.city_key)
 order by p.country_code, p.state_key, p.city_key
on conflict (country_code, state_key, city_key)
  do update set orders = unknown_place.orders + excluded.orders, last_seen_at = excluded.last_seen_at`;

/** Counts the orders to places that no zone knows: in memory first, and every few seconds in one statement, so that no order waits for it. */
export class UnknownPlaces {
  private waiting = new Map<string, Seen>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly parts: UnknownPlacesParts) {}

  /** Call it once the order is committed. */
  note(place: Place): void {
    const keys = keysOf(place);
    const key = `${keys.countryCode}|${keys.stateKey}|${keys.cityKey}`;
    const known = this.waiting.get(key);
    if (known) known.orders++;
    else if (this.waiting.size < MAX_WAITING) {
      const state = place.state?.trim().slice(0, MAX_TEXT) || null;
      this.waiting.set(key, { ...keys, id: newId(), state, city: place.city.trim().slice(0, MAX_TEXT), orders: 1 });
    }
    this.timer ??= setTimeout(() => void this.settled(), PAUSE_MS).unref();
  }

  /** Resolves once everything noted so far is written. */
  settled(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const batch = [...this.waiting.values()];
    this.waiting = new Map();
    if (batch.length > 0) this.writing = this.writing.then(() => this.write(batch));
    return this.writing;
  }

  private async write(batch: readonly Seen[]): Promise<void> {
    const { sql, clock, warn } = this.parts;
    const column = (field: keyof Seen): unknown[] => batch.map((seen) => seen[field]);
    const columns = (['id', 'countryCode', 'state', 'city', 'stateKey', 'cityKey', 'orders'] as const).map(column);
    await detached(() => sql(save, [...columns, clock.now()])).catch((error: unknown) =>
      warn('Orders to places that no zone knows could not be counted.', error),
    );
  }
}

/** What a place is found by. An unknown state counts as it is written. */
export function keysOf({ countryCode, state, city }: Place): Keys {
  const country = countryCode.toUpperCase();
  const short = (key: string): string => key.slice(0, MAX_TEXT);
  return { countryCode: country, stateKey: subdivisionCode(country, state) ?? short(closeKey(state)), cityKey: short(closeKey(city)) };
}
