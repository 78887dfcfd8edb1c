import type { RunQuery } from '../client/index.js';
import type { Desk } from './desk.js';
import { amountOf, instantOf } from './words.js';

type Run = RunQuery['run'];
type Amounts = readonly { readonly amount: string; readonly currency: string }[];

/** Formats a run for a terminal. */
export function showRun(desk: Desk, run: Run): string {
  const stops = desk.rows(
    [
      { title: '#', of: ({ sequence }) => sequence, right: true },
      { title: 'ETA (UTC)', of: ({ eta }) => instantOf(eta) },
      { title: 'STATE', of: stateOf },
      { title: 'NAME', of: ({ name }) => name },
      { title: 'ADDRESS', of: ({ address, city }) => [address, city].filter(Boolean).join(', ') },
      {
        title: 'TASKS',
        of: ({ tasks }) => tasks.map(({ kind, reference, state }) => `${kind} ${reference} ${state}`.toLowerCase()).join('; '),
      },
    ],
    run.stops,
  );
  const refused = run.refusedEvents.map(({ kind, refusalCode, receivedAt }) => `${kind} at ${instantOf(receivedAt)}: ${refusalCode ?? ''}`);
  return [
    desk.facts(factsOf(run)),
    run.stops.length === 0 ? 'No stops.' : stops,
    ...(run.leftBehind.length === 0
      ? []
      : [`Left behind: ${run.leftBehind.map(({ task, reason }) => `${task?.reference ?? '?'} (${reason})`).join(', ')}`]),
    ...(refused.length === 0 ? [] : [`To decide:\n${refused.join('\n')}`]),
  ].join('\n\n');
}

const factsOf = (run: Run) => ({
  Run: `${run.shortId} on ${run.date}`,
  Driver: run.driver.name,
  Vehicle: run.vehicle,
  Hub: run.hub && `${run.hub.name} (${run.hub.code})`,
  State: run.state.toLowerCase(),
  Started: run.startedAt && instantOf(run.startedAt),
  Finished: run.finishedAt && instantOf(run.finishedAt),
  Progress: `${run.progress.stopsDone} of ${run.progress.stops} stops, ${run.progress.failed} failed, ${run.progress.late} late`,
  Distance: [run.km !== null && `${run.km} km`, run.plannedKm !== null && `${run.plannedKm} km planned`].filter(Boolean).join(', ') || null,
  'Cash held': sumsOf(run.cash.expected),
  'Still to collect': sumsOf(run.cash.toCollect),
  Counted: run.cash.counted && sumsOf(run.cash.counted),
  Difference: run.cash.difference && sumsOf(run.cash.difference),
});

const sumsOf = (amounts: Amounts): string | null => (amounts.length === 0 ? null : amounts.map(amountOf).join(', '));

function stateOf({ completedAt, arrivedAt, late, atRisk, locked }: Run['stops'][number]): string {
  const state = completedAt ? 'done' : arrivedAt ? 'there' : late ? 'late' : atRisk ? 'at risk' : 'ahead';
  return locked ? `${state}, locked` : state;
}
