import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { db } from './positions.tables.js';

/** The run with its way so far, which is locked: batches of one run are taken one after another, those of others at the same time. */
const runs = () =>
  db
    .selectFrom('run as r')
    .leftJoinLateral(
      (eb) =>
        eb.selectFrom('positionLatest as p').select(db.columns('positionLatest')).whereRef('p.runId', '=', 'r.id').forUpdate().as('l'),
      (join) => join.onTrue(),
    )
    .select(['r.id', 'r.driverId', 'r.hubId', 'r.startedAt', 'r.finishedAt', 'r.startLat', 'r.startLng'])
    .select(['l.runId as knownRunId', 'l.metres', 'l.points', 'l.path', 'l.clockOffset', 'l.newestDeviceTime', 'l.newestAt']);

const lockById = statement(($: Named<{ id: string }>) => runs().where('r.id', '=', $.id));
const lockByShortId = statement(($: Named<{ id: string }>) => runs().where('r.shortId', '=', $.id));

const begin = statement(($: Named<{ id: string }>) =>
  db
    .insertInto('positionLatest')
    .columns(['runId', 'driverId', 'hubId', 'metres', 'clockOffset', 'receivedAt'])
    .expression((eb) =>
      eb
        .selectFrom('run as r')
        .select(['r.id', 'r.driverId', 'r.hubId', eb.lit(0).as('metres'), eb.lit(0).as('clockOffset'), 'r.createdAt as receivedAt'])
        .where('r.id', '=', $.id),
    )
    .onConflict((conflict) => conflict.column('runId').doNothing()),
);

export type LockedRun = RowOf<typeof lockById> & { readonly startedAt: Date };

/** Locks the way of one of the driver's own runs that has begun. RUN_NOT_FOUND, RUN_NOT_STARTED. */
export async function lockOwnRun(tx: Tx, { id: driverId }: Actor, anyId: string): Promise<LockedRun> {
  const text = anyId.trim();
  const lock = (): ReturnType<typeof lockById.first> =>
    isUuid(text) ? lockById.first(tx.sql, { id: text }) : lockByShortId.first(tx.sql, { id: text.slice(0, 60).toUpperCase() });
  const run = await lock();
  if (!run || run.driverId !== driverId) throw refuse('RUN_NOT_FOUND');
  const { startedAt } = run;
  if (!startedAt) throw refuse('RUN_NOT_STARTED');
  if (run.knownRunId !== null) return { ...run, startedAt };
  // The first batch. A concurrent one may have begun, so the way is read again.
  await begin(tx.sql, { id: run.id });
  const begun = await lock();
  if (!begun) throw refuse('RUN_NOT_FOUND');
  return { ...begun, startedAt };
}
