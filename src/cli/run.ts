import { CommanderError } from '@commander-js/extra-typings';
import { ShipgraphError } from '../client/index.js';
import type { Desk } from './desk.js';
import { exitCodeOf, exitCodes, Stop } from './exit-codes.js';
import type { Io } from './io.js';
import { programOf } from './program.js';
import { plain } from './table.js';

/** Runs one command and answers the exit code. It touches nothing but what it is given. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const { program, desk } = programOf(io);
  try {
    await program.parseAsync(args, { from: 'user' });
    return desk.exitCode;
  } catch (error) {
    return explain(error, desk);
  } finally {
    desk.finishLine();
  }
}

function explain(error: unknown, desk: Desk): number {
  // The parser has said already what is wrong, or has shown the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  if (desk.signal.aborted) return exitCodes.interrupted;
  if (error instanceof Stop) {
    complain(desk, { code: 'STOPPED', message: error.message });
    return error.exitCode;
  }
  if (error instanceof ShipgraphError) {
    complain(desk, error);
    return exitCodeOf(error.code);
  }
  throw error;
}

type Complaint = Pick<ShipgraphError, 'code' | 'message'> & Partial<Pick<ShipgraphError, 'errors' | 'requestId' | 'retryAfter' | 'reason'>>;

function complain(desk: Desk, { code, message, errors = [], requestId, retryAfter, reason }: Complaint): void {
  if (desk.json) return desk.remark(JSON.stringify({ error: { code, message, errors, reason, requestId, retryAfter } }));
  const heading = code === 'STOPPED' ? message : `${code}: ${plain(message)}`;
  const fields = errors.map(({ field, message: what }) => `  ${field ?? 'request'}: ${plain(what)}`);
  const more = [
    ...(retryAfter === undefined ? [] : [`  Try again in ${retryAfter} s.`]),
    ...(code === 'UNAUTHORIZED' ? ['  Log in with "shipgraph login", or set SHIPGRAPH_TOKEN.'] : []),
    ...(requestId === undefined ? [] : [`  Request ${plain(requestId)}`]),
  ];
  desk.remark([desk.paint('red', heading, desk.io.err), ...fields, ...more].join('\n'));
}
