import { PreparedClient } from '../../../src/platform/db/prepared-client.js';
import { Statements, type PreparedStatement } from '../../../src/platform/db/statement.js';

/*
 * Observes the statements that modules write when they are loaded, so it must be the first import of a program.
 */
const written: (() => PreparedStatement)[] = [];
Statements.observer = (compile) => void written.push(compile);

/** Anything else, such as `begin`, does not depend on the schema. */
const DEPENDS_ON_SCHEMA = /^\s*(\/\*.*?\*\/\s*)?(select|insert|update|delete|with)\b/i;

/** The texts of all statements that were written with `statement`, and of all others that are sent meanwhile, such as inserts and lists. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts = new Set<string>();
  PreparedClient.observer = (text) => void texts.add(text);
  await work();
  PreparedClient.observer = undefined;
  for (const compile of written) texts.add(compile().text);
  return [...texts].filter((text) => DEPENDS_ON_SCHEMA.test(text)).sort();
}
