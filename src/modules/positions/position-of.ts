import type { Point } from '../../kernel/geo.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { db } from './positions.tables.js';
import { roundedTo100m } from './rounded.rules.js';

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
