import { PreparedClient } from '../../../src/platform/db/prepared-client.js';
import { writtenStatements } from '../../../src/platform/db/statement.js';

/** Anything else, such as `begin`, does not depend on the schema. */
const DEPENDS_ON_SCHEMA = /^\s*(\/\*.*?\*\/\s*)?(select|insert|update|delete|with)\b/i;

/** The texts of all statements that modules have written, and of the others that are sent in the meantime, such as inserts and filtered lists. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts = new Set<string>();
  PreparedClient.observer = (text) => void texts.add(text);
  await work();
  PreparedClient.observer = undefined;
  for (const { text } of writtenStatements()) texts.add(text);
  return [...texts].filter((text) => DEPENDS_ON_SCHEMA.test(text)).sort();
}
