import { PreparedClient } from '../../src/platform/db/prepared-client.js';

/** The texts of all statements that the service sends to the database meanwhile. Needs a process without workers: those ask all the time. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  PreparedClient.observer = (text) => texts.push(text);
  try {
    await work();
    return texts;
  } finally {
    PreparedClient.observer = undefined;
  }
}
