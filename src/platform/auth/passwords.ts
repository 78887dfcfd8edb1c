import { hash, verify } from '@node-rs/argon2';
import { currentScope, detached } from '../db/request-scope.js';
import { TurnQueue } from './turn-queue.js';

/** The library's own choice is argon2id. Memory in KiB, passes and lanes as recommended for argon2id on a shared server. Changing them re-hashes at the next login. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing runs on the thread pool; more at once would only make file and DNS work wait behind it. */
const MAX_PARALLEL = 2;
/** About two seconds of hashing. Whoever comes after that is told to try again instead of waiting for an answer that comes too late. */
const MAX_WAITING = 64;
/** Longer texts are refused where they come in; here they only never fit. */
const MAX_PASSWORD = 1024;

const turns = new TurnQueue({ parallel: MAX_PARALLEL, waiting: MAX_WAITING });

/** The hash that an unknown e-mail is checked against, so that it takes as long as a wrong password. */
let decoy: Promise<string> | undefined;

/** SERVICE_UNAVAILABLE when too many hashes are waiting; the reason of the request when it ends before its turn. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS));

/** True when the password fits. Without a stored hash it takes the same time and answers false. */
export async function passwordFits(stored: string | undefined, password: string): Promise<boolean> {
  if (password.length > MAX_PASSWORD) return false;
  const against = stored ?? (await decoyHash());
  const fits = await inTurn(() => verify(against, password));
  return fits && stored !== undefined;
}

/** True when the stored hash was made with other parameters than today's. */
export const isOutdated = (stored: string): boolean => {
  const { memoryCost, timeCost, parallelism } = PARAMETERS;
  return !stored.startsWith('$argon2id$') || !stored.includes(`m=${memoryCost},t=${timeCost},p=${parallelism}`);
};

const inTurn = <T>(work: () => Promise<T>): Promise<T> => turns.run(work, currentScope()?.signal);

/** Made once and outside the queue: it must not fail for all because one caller left or the queue was full. */
function decoyHash(): Promise<string> {
  return (decoy ??= detached(() => hash('no account has this password', PARAMETERS)));
}
