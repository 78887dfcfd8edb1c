import { accountChecks } from './conformance/account-checks.js';
import type { Area } from './conformance/areas.js';
import { bookChecks } from './conformance/book-checks.js';
import { cancelChecks } from './conformance/cancel-checks.js';
import { NotApplicable, Unmet, type CheckResult, type ConformanceCheck, type ConformanceSubject } from './conformance/check.js';
import { labelChecks } from './conformance/label-checks.js';
import { lostAnswerChecks } from './conformance/lost-answer-checks.js';
import { quoteChecks } from './conformance/quote-checks.js';
import { secretChecks } from './conformance/secret-checks.js';
import { shapeChecks } from './conformance/shape-checks.js';
import { shown } from './conformance/shown.js';
import { trackChecks } from './conformance/track-checks.js';
import { webhookChecks } from './conformance/webhook-checks.js';

export { areas, type Area } from './conformance/areas.js';
export type { CheckResult, ConformanceCheck, ConformanceSubject } from './conformance/check.js';

/** What every adapter must do, in the order in which an author meets it. */
export const conformanceChecks: readonly ConformanceCheck[] = [
  ...shapeChecks,
  ...accountChecks,
  ...quoteChecks,
  ...bookChecks,
  ...lostAnswerChecks,
  ...labelChecks,
  ...cancelChecks,
  ...trackChecks,
  ...webhookChecks,
  ...secretChecks,
];

/** An adapter that ignores its signals must not hold up the checks behind it. */
const LIMIT_MS = 60_000;

/** Runs one check. Never rejects: what an adapter throws is an outcome. */
export async function runCheck(check: ConformanceCheck, subject: ConformanceSubject): Promise<CheckResult> {
  const { name, area } = check;
  const began = performance.now();
  const done = (status: CheckResult['status'], explanation = ''): CheckResult => ({
    name,
    area,
    status,
    explanation,
    durationMs: Math.round(performance.now() - began),
  });
  try {
    await limited(check.run(subject));
    return done('passed');
  } catch (error) {
    if (error instanceof NotApplicable) return done('skipped', error.message);
    return done('failed', error instanceof Unmet ? error.message : `Expected no such error. Got ${shown(error)}.`);
  }
}

/** Runs the checks one after another, because they share the faults of the simulator. Yields each result as it is there. */
export async function* runConformance(subject: ConformanceSubject, only: readonly Area[] = []): AsyncGenerator<CheckResult> {
  const wanted = conformanceChecks.filter(({ area }) => only.length === 0 || only.includes(area));
  for (const check of wanted) yield await runCheck(check, subject);
}

async function limited(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unmet(`Expected an end within ${LIMIT_MS / 1_000} seconds. Got none.`)), LIMIT_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
