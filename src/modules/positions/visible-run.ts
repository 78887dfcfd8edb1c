import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { isUuid } from '../../platform/ids.js';
import { isCurrent } from '../fleet/index.js';
import { db } from './positions.tables.js';

const runs = () => db.selectFrom('run').select(['id', 'driverId', 'day', 'timeZone', 'state']);
const byId = statement(($: Named<{ id: string }>) => runs().where('id', '=', $.id));
const byShortId = statement(($: Named<{ id: string }>) => runs().where('shortId', '=', $.id));

/** Finds a run by UUID or short id. Drivers see their own of today. RUN_NOT_FOUND. */
export async function findVisibleRun(
  sql: RunSql,
  actor: Actor,
  { anyId, now }: { anyId: string; now: Date },
): Promise<{ readonly id: string }> {
  const text = anyId.trim();
  const run = isUuid(text) ? await byId.first(sql, { id: text }) : await byShortId.first(sql, { id: text.slice(0, 60).toUpperCase() });
  if (!run || (actor.seesAssignedOnly && !(run.driverId === actor.id && isCurrent(run, now)))) throw refuse('RUN_NOT_FOUND');
  return run;
}
