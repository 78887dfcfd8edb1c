import { type Point, metresBetween } from '../../kernel/geo.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { db } from './positions.tables.js';

export interface RoughPosition extends Point {
  readonly at: Date;
}

const find = statement(($: Named<{ runId: string }>) =>
  db.selectFrom('positionLatest').select(['lat', 'lng', 'at']).where('runId', '=', $.runId),
);

/** About where a run is, to 100 m, for people outside; null if that is not known. */
export async function positionOf(sql: RunSql, runId: string): Promise<RoughPosition | null> {
  const { lat = null, lng = null, at = null } = (await find.first(sql, { runId })) ?? {};
  return lat === null || lng === null || at === null ? null : { ...roundedTo100m({ lat, lng }), at };
}

/** Metres of a degree of latitude. */
const DEGREE_METRES = metresBetween({ lat: 0, lng: 0 }, { lat: 1, lng: 0 });
const STEP = 100 / DEGREE_METRES;
/** Six decimals are a decimetre. */
const DECIMALS = 1e6;

/** The nearest point of a grid of 100 m, for those who may know about where a driver is. Rounding it again changes nothing. */
export function roundedTo100m({ lat, lng }: Point): Point {
  const row = Math.round(lat / STEP);
  // Meridians converge: a degree of longitude is shorter away from the equator.
  const column = STEP / Math.max(0.01, Math.cos((row * STEP * Math.PI) / 180));
  return { lat: decimals(row * STEP), lng: decimals(Math.round(lng / column) * column) };
}

const decimals = (degrees: number): number => Math.round(degrees * DECIMALS) / DECIMALS;
