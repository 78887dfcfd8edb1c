import { hash, verify } from '@node-rs/argon2';

/** The library's own choice is argon2id. Memory in KiB, passes and lanes as recommended for argon2id on a shared server. Changing them re-hashes at the next login. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing runs on the thread pool; more at once would only make file and DNS work wait behind it. */
const MAX_PARALLEL = 2;
const MAX_PASSWORD = 1024;

/** The hash that an unknown e-mail is checked against, so that it takes as long as a wrong password. */
let decoy: Promise<string> | undefined;
let running = 0;
const waiting: (() => void)[] = [];

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS));

/** True when the password fits. Without a stored hash it takes the same time and answers false. */
export async function passwordFits(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await (decoy ??= hashPassword('no account has this password')));
  const fits = await inTurn(() => verify(against, password.slice(0, MAX_PASSWORD)));
  return fits && stored !== undefined && password.length <= MAX_PASSWORD;
}

/** True when the stored hash was made with other parameters than today's. */
export const isOutdated = (stored: string): boolean => {
  const { memoryCost, timeCost, parallelism } = PARAMETERS;
  return !stored.startsWith('$argon2id$') || !stored.includes(`m=${memoryCost},t=${timeCost},p=${parallelism}`);
};

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
