import { PreparedClient } from '../../src/platform/db/prepared-client.js';

/** Tells the relay of events a moment after their commit, also for what came before the work that is counted. */
const NUDGE = "select pg_notify($1, '')";

/** Databases of services with workers, which ask all the time: no test counts those. */
export const busyDatabases = new Set<string>();

/** The texts of all statements that services without workers send to the database in the meantime. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  PreparedClient.observer = (text, _values, database = '') => {
    if (text !== NUDGE && !busyDatabases.has(database)) texts.push(text);
  };
  try {
    await work();
    return texts;
  } finally {
    PreparedClient.observer = undefined;
  }
}

/** How many statements the work takes: the fewest of a few times. What it asks comes each time, what else the process may do just then does not. */
export async function statementCount(work: () => Promise<unknown>, times = 3): Promise<number> {
  const counts: number[] = [];
  for (let turn = 0; turn < times; turn++) counts.push((await statementsOf(work)).length);
  return Math.min(...counts);
}
