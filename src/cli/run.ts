import { CommanderError } from '@commander-js/extra-typings';
import { ShipgraphError } from '../client/index.js';
import type { Desk } from './desk.js';
import { exitCodeOf, exitCodes, Stop } from './exit-codes.js';
import type { Io } from './io.js';
import { programOf } from './program.js';
import { plain, terminalJson } from './words.js';

/** Runs one command and returns its exit code. Touches nothing outside the given io. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const { program, desk } = programOf(io, { json: wantsJson(args) });
  try {
    await program.parseAsync(args, { from: 'user' });
    return desk.exitCode;
  } catch (error) {
    return explain(error, desk, wantsJson(args));
  } finally {
    desk.finishLine();
  }
}

/** Looks for the flag before parsing, because parsing may fail. */
function wantsJson(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end === -1 ? args : args.slice(0, end)).includes('--json');
}

function explain(error: unknown, desk: Desk, json: boolean): number {
  if (error instanceof CommanderError) {
    // The parser has already printed its error, or the requested help.
    if (error.exitCode === 0) return exitCodes.ok;
    if (json) refusal(desk, { code: 'USAGE', message: misuseOf(error) });
    return exitCodes.usage;
  }
  if (desk.signal.aborted) return exitCodes.interrupted;
  if (error instanceof Stop) {
    complain(desk, error, true);
    return error.exitCode;
  }
  if (error instanceof ShipgraphError) {
    complain(desk, error);
    return exitCodeOf(error.code);
  }
  throw error;
}

type Complaint = Pick<ShipgraphError, 'code' | 'message'> & Partial<Pick<ShipgraphError, 'errors' | 'requestId' | 'retryAfter' | 'reason'>>;

const refusal = (desk: Desk, { code, message, errors = [], requestId, retryAfter, reason }: Complaint): void =>
  desk.remark(terminalJson({ error: { code, message, errors, reason, requestId, retryAfter } }));

/** The parser prints the help when a command is missing, and reports that as an error without a message. */
const misuseOf = ({ code, message }: CommanderError): string =>
  code === 'commander.help' ? 'A command is missing: see "shipgraph --help".' : message.replace(/^error: /, '');

function complain(desk: Desk, complaint: Complaint, ownWords = false): void {
  if (desk.json) return refusal(desk, complaint);
  const { code, message, errors = [], requestId, retryAfter } = complaint;
  const heading = ownWords ? message : `${code}: ${plain(message)}`;
  const fields = errors.map(({ field, message: what }) => `  ${field ?? 'request'}: ${plain(what)}`);
  const more = [
    ...(retryAfter === undefined ? [] : [`  Try again in ${retryAfter} s.`]),
    ...(code === 'UNAUTHORIZED' ? ['  Sign in with "shipgraph login", or set SHIPGRAPH_TOKEN.'] : []),
    ...(requestId === undefined ? [] : [`  Request ${plain(requestId)}`]),
  ];
  desk.remark([desk.paint('red', heading, desk.io.err), ...fields, ...more].join('\n'));
}
