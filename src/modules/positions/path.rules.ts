import { metresBetween, type Point } from '../../kernel/geo.js';
import type { PositionProblem } from './positions.enums.js';

/** A point with its time in milliseconds since 1970 and its accuracy in metres. */
export interface Fix extends Point {
  readonly at: number;
  readonly accuracy: number | null;
}

/**
 * What is known of a run's way after some of its points. `corner` is where the measured line ends, `rest` the mean of the points since
 * then, `leaving` a point away from it that the next one has to confirm, and `stray` the last of some points that did not fit.
 */
export interface Path {
  readonly last: Fix;
  readonly counted: number;
  readonly corner: Point;
  readonly rest: Point & { readonly points: number };
  readonly leaving: (Point & { readonly metres: number }) | null;
  readonly stray: (Fix & { readonly points: number }) | null;
}

export interface PathRules {
  /** Road metres per metre of straight line, where there are no points. */
  readonly roadFactor: number;
  /** Where the run begins, if known. */
  readonly start: Point | null;
}

/** What a point adds to the way. */
export interface PathStep {
  readonly path: Path | null;
  /** Null if the point counts. */
  readonly problem: PositionProblem | null;
  readonly metres: number;
}

const MAX_ACCURACY_METRES = 100;
/** 200 km/h. */
const MAX_METRES_PER_SECOND = 200 / 3.6;
/** Two good points of one place may be this far apart. */
const SLACK_METRES = 50;
const MAX_METRES_FROM_START = 1_000_000;
/** A device within this distance has not moved, however often it says that it has. */
const STILL_METRES = 25;
/** Beyond this many times that distance, one point is enough to show that it has. */
const CERTAIN = 3;
const GAP_MS = 120_000;
const GAP_METRES = 500;
/** So many points that agree with each other show that the point before them was the wrong one. */
const STRAYS = 3;
const STRAY_METRES = 100_000;
/** A way of this many points, or one with a line, is never given up for one on another continent. */
const ESTABLISHED = 10;
/** The mean follows a device whose idea of its place drifts. */
const MEAN_POINTS = 20;

/** Follows the way to the next point. Points must come in order of time. */
export function follow(path: Path | null, fix: Fix, rules: PathRules): PathStep {
  if (fix.accuracy !== null && (fix.accuracy < 0 || fix.accuracy > MAX_ACCURACY_METRES)) return { path, problem: 'inaccurate', metres: 0 };
  if (rules.start && metresBetween(rules.start, fix) > MAX_METRES_FROM_START) return { path, problem: 'jump', metres: 0 };
  if (!path) return { path: pathFrom(fix, 1), problem: null, metres: 0 };
  if (isJump(path.last, fix)) return stray(path, fix);
  return goOn(path, fix, rules);
}

/** The way after a point at which the line was extended: nothing before it matters any more. */
export const pathFrom = ({ lat, lng, at, accuracy }: Fix, counted = ESTABLISHED): Path => ({
  last: { lat, lng, at, accuracy },
  counted,
  corner: { lat, lng },
  rest: { lat, lng, points: 1 },
  leaving: null,
  stray: null,
});

function isJump(from: Fix, to: Fix): boolean {
  const slack = Math.max(SLACK_METRES, (from.accuracy ?? 0) + (to.accuracy ?? 0));
  return metresBetween(from, to) > slack + (MAX_METRES_PER_SECOND * (to.at - from.at)) / 1_000;
}

/** Leaves the point out, unless the ones left out before it agree with it: then the way goes on from there, and no line is drawn to it. */
function stray(path: Path, fix: Fix): PathStep {
  const points = path.stray && !isJump(path.stray, fix) ? path.stray.points + 1 : 1;
  const isNear = metresBetween(path.last, fix) <= STRAY_METRES;
  const isDoubtful = path.counted < ESTABLISHED && points > path.counted;
  if (points >= STRAYS && (isNear || isDoubtful)) return { path: pathFrom(fix), problem: null, metres: 0 };
  return { path: { ...path, stray: { ...fix, points } }, problem: 'jump', metres: 0 };
}

function goOn(path: Path, fix: Fix, { roadFactor }: PathRules): PathStep {
  const still = Math.max(STILL_METRES, 2 * (fix.accuracy ?? 0));
  const away = metresBetween(path.rest, fix);
  const next: Path = { ...path, last: fix, counted: Math.min(ESTABLISHED, path.counted + 1), leaving: null, stray: null };
  if (away <= still) return { path: { ...next, rest: meanWith(path.rest, fix) }, problem: null, metres: 0 };
  const isGap = fix.at - path.last.at > GAP_MS || metresBetween(path.last, fix) > GAP_METRES;
  const line = metresBetween(path.leaving ?? path.corner, fix) * (isGap ? roadFactor : 1);
  const metres = Math.round((path.leaving?.metres ?? 0) + line);
  if (path.leaving || away > CERTAIN * still) return { path: pathFrom(fix), problem: null, metres };
  return { path: { ...next, leaving: { lat: fix.lat, lng: fix.lng, metres: line } }, problem: null, metres: 0 };
}

function meanWith(rest: Path['rest'], { lat, lng }: Point): Path['rest'] {
  const points = Math.min(MEAN_POINTS, rest.points + 1);
  // The shorter way round, for those who stand on the date line.
  const east = ((lng - rest.lng + 540) % 360) - 180;
  return { lat: rest.lat + (lat - rest.lat) / points, lng: rest.lng + east / points, points };
}
