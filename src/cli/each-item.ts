import { pMapIterable } from 'p-map';
import { ShipgraphError, type Shipgraph } from '../client/index.js';
import type { Desk } from './desk.js';
import { exitCodeOf, exitCodes, misused } from './exit-codes.js';
import { standardInput } from './read-input.js';
import { plain } from './words.js';

/** Outcome of one item. */
interface Outcome<Result> {
  readonly id: string;
  readonly ok: boolean;
  readonly result?: Result;
  readonly error?: { readonly code: string; readonly message: string; readonly requestId?: string | undefined };
}

interface Work<Result> {
  readonly ids: readonly string[];
  readonly concurrency: number;
  /** Processes one item. */
  readonly run: (shipgraph: Shipgraph, id: string) => Promise<Result>;
  /** Describes the result of one item. */
  readonly words: (result: Result) => string;
}

/** Errors that every remaining item would hit too, so those are not tried. */
const HOPELESS: ReadonlySet<string> = new Set(['UNREACHABLE', 'UNAUTHORIZED', 'ABORTED']);

/** Processes many items, reports the outcome of each, and fails if any failed. */
export async function forEachItem<Result>(desk: Desk, { ids, concurrency, run, words }: Work<Result>): Promise<void> {
  const shipgraph = await desk.shipgraph();
  const results: Outcome<Result>[] = [];
  let hopeless: ShipgraphError | undefined;
  const attempt = async (id: string): Promise<Outcome<Result>> => {
    if (hopeless) return failed(id, { code: 'NOT_TRIED', message: 'Not tried.' });
    try {
      return { id, ok: true, result: await run(shipgraph, id) };
    } catch (error) {
      if (!(error instanceof ShipgraphError)) throw error;
      if (HOPELESS.has(error.code)) hopeless ??= error;
      return failed(id, error);
    }
  };
  for await (const outcome of pMapIterable(ids, attempt, { concurrency })) {
    results.push(outcome);
    if (!desk.json) desk.say(lineOf(desk, outcome, words));
    if (ids.length > 1) desk.progress(progressOf(results, ids.length));
  }
  const failures = results.filter(({ ok }) => !ok).length;
  if (desk.json) desk.show({ done: results.length - failures, failed: failures, results }, () => '');
  if (failures > 0) desk.exitCode = hopeless ? exitCodeOf(hopeless.code) : exitCodes.refused;
}

const failed = (
  id: string,
  { code, message, requestId }: { code: string; message: string; requestId?: string | undefined },
): Outcome<never> => ({
  id,
  ok: false,
  error: { code, message, ...(requestId !== undefined && { requestId }) },
});

function lineOf<Result>(desk: Desk, { id, result, error }: Outcome<Result>, words: Work<Result>['words']): string {
  if (error) return `${desk.paint('red', 'failed')}  ${plain(id)}  ${error.code}: ${plain(error.message)}`;
  return `${desk.paint('green', 'done')}    ${plain(id)}  ${result === undefined ? '' : words(result)}`;
}

function progressOf(results: readonly Outcome<unknown>[], all: number): string {
  const failures = results.filter(({ ok }) => !ok).length;
  return `${results.length} of ${all}${failures > 0 ? `, ${failures} failed` : ''}`;
}

/** The ids from the command line; with none, or a dash, from standard input, one per line. */
export async function idsOf(desk: Desk, given: readonly string[]): Promise<string[]> {
  const fromInput = given.length === 0 ? desk.io.person === undefined : given.includes('-');
  const ids = fromInput ? (await standardInput(desk)).split(/\s+/).filter((id) => id !== '') : given;
  const unique = [...new Set(ids)];
  if (unique.length === 0) throw misused('Pass at least one id, or pipe ids to standard input, one per line.');
  return unique;
}
