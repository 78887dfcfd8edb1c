import type { Actor } from '../../kernel/actor.js';
import { invalid, refuseFields } from '../../kernel/errors.js';
import { pointOf } from '../../kernel/geo.js';
import { mostOf } from '../../platform/db/room.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { addMetres } from '../fleet/index.js';
import { clockOffset } from './device-clock.rules.js';
import { extendPath, type Extension } from './extend-path.js';
import { storeExtension } from './store-extension.js';
import { lockOwnRun, type LockedRun } from './lock-run.js';
import type { PositionServices } from './services.js';
import { RecordPositionsArgs } from './position.types.js';
import { sortOut, type GivenPoint } from './usable-points.rules.js';
import type { MetricDefinition } from '../../platform/metrics/metrics.js';
import type { CoreServices } from '../../platform/services.js';
import type { Unusable } from './positions.enums.js';

export interface RecordPositions {
  readonly runId: string;
  readonly positions: readonly GivenPoint[];
  /** What the device's clock showed when it sent them. */
  readonly sentAt?: Date | null;
}

export interface RecordedPositions {
  readonly accepted: number;
  readonly rejected: number;
}

/**
 * Stores points of one of the driver's own runs and adds the distance to it. A bad point never refuses the others. Idempotent: a point that
 * is sent again is rejected as a duplicate. RUN_NOT_FOUND, RUN_NOT_STARTED, VALIDATION_FAILED.
 */
export async function recordPositions(tx: Tx<PositionServices>, actor: Actor, given: RecordPositions): Promise<RecordedPositions> {
  const { positions } = given;
  if (positions.length === 0) throw refuseFields([invalid('positions', 'pointsBetween', { max: maxOf(RecordPositionsArgs, 'positions') })]);
  const run = await lockOwnRun(tx, actor, given.runId);

  const now = tx.services.clock.now();
  const offset = clockOffset(given.sentAt ?? null, { now, before: run.clockOffset ?? 0 });
  const { startedAt, finishedAt } = run;
  const { usable, unusable } = sortOut(positions, { offset, now, startedAt, finishedAt });
  const fitting = usable.slice(0, Math.max(0, mostOf(tx.services, 'positions') - (run.points ?? 0)));
  const extension = await extendPath(tx.sql, run, fitting, rulesFor(tx, run));

  await Promise.all([storeExtension(tx.sql, run, extension, offset), addMetres(tx, run.id, extension.metres)]);
  countPoints(tx.services, { extension, unusable, tooMany: usable.length - fitting.length });
  if (extension.points.length > 0) tx.afterCommit(() => tx.services.positions.news.publish(run.id));
  const accepted = extension.points.filter(({ problem }) => problem === null).length;
  return { accepted, rejected: positions.length - accepted };
}

const rulesFor = ({ services }: Tx, { startLat, startLng }: LockedRun) => ({
  roadFactor: services.settings.routing.roadFactor,
  start: pointOf({ lat: startLat, lng: startLng }),
});

const POINTS: MetricDefinition<'result'> = {
  name: 'shipgraph_positions_total',
  help: 'Points sent by drivers\' devices: "counted", or why they were not.',
  labels: ['result'],
};

function countPoints(
  { metrics }: CoreServices,
  { extension, unusable, tooMany }: { extension: Extension; unusable: readonly Unusable[]; tooMany: number },
): void {
  const counts = new Map<string, number>();
  const add = (result: string, count = 1): void => void counts.set(result, (counts.get(result) ?? 0) + count);
  for (const { problem } of extension.points) add(problem ?? 'counted');
  for (const reason of unusable) add(reason);
  add('duplicate', extension.duplicates);
  add('too_late', extension.tooLate);
  add('too_many', tooMany);
  for (const [result, count] of counts) if (count > 0) metrics.count(POINTS, { result }, count);
}
