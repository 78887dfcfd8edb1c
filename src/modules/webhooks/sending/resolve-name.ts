import { Resolver as NameServers } from 'node:dns/promises';
import { hostsFileAddresses } from './hosts-file.js';

/** Resolves a name to all of its addresses, of both families, or throws. The signal aborts the look-up. */
export type Resolver = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

const LOCAL_NAME = /^localhost$|\.localhost$/;

/** How long an answer of one family waits for the other one. */
const GRACE_MS = 50;

/**
 * Asks the hosts file and then the name servers, those of the machine unless others are given. The look-up of the operating
 * system would do so on one of four threads that hash passwords and read files too: a few names whose servers never answer
 * would stop all of that.
 */
export function resolverOf(nameServers?: readonly string[]): Resolver {
  return async (name, signal) => {
    if (LOCAL_NAME.test(name)) return ['127.0.0.1', '::1'];
    const noted = await hostsFileAddresses(name);
    return noted.length > 0 ? noted : askNameServers(name, signal, nameServers);
  };
}

async function askNameServers(name: string, signal: AbortSignal, nameServers: readonly string[] | undefined): Promise<readonly string[]> {
  // Made anew, so that it follows changes of the machine's settings, and remembers no answer.
  const servers = new NameServers({ timeout: 1500, tries: 2, maxTimeout: 2000 });
  if (nameServers) servers.setServers(nameServers);
  signal.addEventListener('abort', () => servers.cancel(), { once: true });
  const questions = [servers.resolve4(name), servers.resolve6(name)];
  try {
    await firstAnswer(questions);
    return await answersWithin(questions, GRACE_MS);
  } finally {
    servers.cancel();
  }
}

/** Waits for one family. When neither has an address, the reason that IPv4 has none is the one to tell. */
async function firstAnswer(questions: readonly Promise<readonly string[]>[]): Promise<void> {
  try {
    await Promise.any(questions);
  } catch (cause) {
    throw cause instanceof AggregateError ? cause.errors[0] : cause;
  }
}

/** Many machines have no IPv6, and some name servers never answer a question for it. */
async function answersWithin(questions: readonly Promise<readonly string[]>[], ms: number): Promise<readonly string[]> {
  const addresses: string[] = [];
  const collected = Promise.allSettled(questions.map(async (question) => addresses.push(...(await question))));
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([collected, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
  return [...addresses];
}
