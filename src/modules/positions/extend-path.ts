import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { LockedRun } from './lock-run.js';
import { follow, pathFrom, type Fix, type Path, type PathRules } from './path.rules.js';
import type { PositionProblem } from './positions.enums.js';
import { db } from './positions.tables.js';
import type { UsablePoint } from './usable-points.rules.js';

/** A point with what it says about the run. */
export interface JudgedPoint extends UsablePoint {
  readonly problem: PositionProblem | null;
  readonly metres: number;
}

/** What a batch does to the way of its run. */
export interface Extension {
  /** The new points. */
  readonly points: readonly JudgedPoint[];
  /** Stored points that count differently now. */
  readonly changed: readonly Pick<JudgedPoint, 'deviceTime' | 'problem' | 'metres'>[];
  /** The way with all of them. */
  readonly path: Path | null;
  /** What they add to the distance; negative if they show that it was shorter. */
  readonly metres: number;
  readonly duplicates: number;
  /** Points that came after too many later ones. */
  readonly tooLate: number;
}

/** A late batch follows the way again past at most so many stored points: eight hours of a device that reports every three seconds. */
export const MAX_LATER_POINTS = 10_000;

/** Follows the way of a run to new points, or again from where they belong if others after them were counted already. */
export async function extendPath(on: RunSql, run: LockedRun, points: readonly UsablePoint[], rules: PathRules): Promise<Extension> {
  return points.every((point) => isLater(run, point))
    ? { ...extended(run.path, points, rules), changed: [], duplicates: 0, tooLate: 0 }
    : insertInto(on, run, points, rules);
}

/** Whether a point comes after all stored ones. */
const isLater = ({ newestDeviceTime, newestAt }: LockedRun, { deviceTime, at }: UsablePoint): boolean =>
  !newestDeviceTime || !newestAt || (deviceTime > newestDeviceTime && at > newestAt);

const fixOf = ({ lat, lng, at, accuracy }: UsablePoint): Fix => ({ lat, lng, at: at.getTime(), accuracy });

function extended(from: Path | null, points: readonly UsablePoint[], rules: PathRules) {
  let path = from;
  let metres = 0;
  const judged = points.map((point): JudgedPoint => {
    const step = follow(path, fixOf(point), rules);
    path = step.path;
    metres += step.metres;
    return { ...point, problem: step.problem, metres: step.metres };
  });
  return { path, metres, points: judged };
}

const findKnown = statement(($: Named<{ runId: string; times: readonly Date[] }>) =>
  db.selectFrom('position').select('deviceTime').where('runId', '=', $.runId).where('deviceTime', '=', anyOf($.times)),
);

/** The newest points from the last corner before a time on: nothing before a corner matters for what comes after it. */
const findSince = statement(($: Named<{ runId: string; at: Date }>) =>
  db
    .selectFrom('position')
    .select(['deviceTime', 'at', 'lat', 'lng', 'accuracy', 'speed', 'heading', 'problem', 'metres'])
    .where('runId', '=', $.runId)
    .where('at', '>=', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('position as c')
          .select((c) => c.fn.max('c.at').as('at'))
          .where('c.runId', '=', $.runId)
          .where('c.at', '<', $.at)
          .where('c.metres', '>', 0),
        eb.cast<Date>(eb.val('-infinity'), 'timestamptz'),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('deviceTime', 'desc')
    .limit(MAX_LATER_POINTS),
);

async function insertInto(on: RunSql, run: LockedRun, given: readonly UsablePoint[], rules: PathRules): Promise<Extension> {
  const known = await findKnown(on, { runId: run.id, times: given.map(({ deviceTime }) => deviceTime) });
  const times = new Set(known.map(({ deviceTime }) => deviceTime.getTime()));
  const unknown = given.filter(({ deviceTime }) => !times.has(deviceTime.getTime()));
  const duplicates = given.length - unknown.length;
  const [earliest] = unknown;
  if (!earliest) return { points: [], changed: [], path: run.path, metres: 0, duplicates, tooLate: 0 };

  const since = (await findSince(on, { runId: run.id, at: earliest.at })).reverse();
  const isWhole = since.length < MAX_LATER_POINTS;
  const corner = since.find(({ metres }) => metres > 0);
  // Nothing is known of the way before the first corner that was read.
  const fresh = unknown.filter((point) => isWhole || (corner ? point.at > corner.at : isLater(run, point)));
  const extension = isWhole || corner ? followAgain(since, fresh, rules) : { ...extended(run.path, fresh, rules), changed: [] };
  return { ...extension, duplicates, tooLate: unknown.length - fresh.length };
}

type StoredPoint = RowOf<typeof findSince>;

function followAgain(since: readonly StoredPoint[], fresh: readonly UsablePoint[], rules: PathRules) {
  const [first] = fresh;
  const corner = since.findLastIndex(({ at, metres }) => metres > 0 && first !== undefined && at < first.at);
  const before = since[corner];
  const stored = new Map(since.slice(corner + 1).map((point) => [point.deviceTime.getTime(), point]));
  const all = [...stored.values(), ...fresh].sort(byTime);
  const { path, metres, points } = extended(before ? pathFrom(fixOf(before)) : null, all, rules);
  const changed = points.filter(({ deviceTime, problem, metres: adds }) => {
    const was = stored.get(deviceTime.getTime());
    return was !== undefined && (was.problem !== problem || was.metres !== adds);
  });
  const counted = [...stored.values()].reduce((sum, point) => sum + point.metres, 0);
  return { points: points.filter(({ deviceTime }) => !stored.has(deviceTime.getTime())), changed, path, metres: metres - counted };
}

const byTime = (one: UsablePoint, other: UsablePoint): number =>
  one.at.getTime() - other.at.getTime() || one.deviceTime.getTime() - other.deviceTime.getTime();
