/** Exit codes of commands. Scripts rely on these numbers. */
export const exitCodes = {
  ok: 0,
  /** The service refused the command or one of its items. */
  refused: 1,
  usage: 2,
  unreachable: 3,
  notLoggedIn: 4,
  /** The user declined the confirmation. */
  declined: 5,
  /** A check found nothing worse than warnings. */
  warned: 6,
  interrupted: 130,
} as const;

/** Ends a command with a message for people and a code for scripts. */
export class Stop extends Error {
  constructor(
    message: string,
    readonly exitCode: number,
  ) {
    super(message);
  }

  get code(): string {
    return CODES[this.exitCode] ?? 'STOPPED';
  }
}

const CODES: Readonly<Record<number, string>> = {
  [exitCodes.usage]: 'USAGE',
  [exitCodes.notLoggedIn]: 'NOT_LOGGED_IN',
  [exitCodes.declined]: 'DECLINED',
};

export const misused = (message: string): Stop => new Stop(message, exitCodes.usage);

/** Maps an error code to an exit code. */
export function exitCodeOf(code: string): number {
  if (code === 'UNREACHABLE' || code === 'TIMEOUT' || code === 'BAD_ANSWER') return exitCodes.unreachable;
  if (code === 'UNAUTHORIZED') return exitCodes.notLoggedIn;
  if (code === 'ABORTED') return exitCodes.interrupted;
  return exitCodes.refused;
}
