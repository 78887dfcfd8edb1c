import { Migration as MikroMigration } from '@mikro-orm/migrations';

/** A migration. Its SQL is sent one statement at a time, because Citus passes a statement on to its nodes only when it is alone. */
export abstract class Migration extends MikroMigration {
  override addSql(sql: Parameters<MikroMigration['addSql']>[0]): void {
    if (typeof sql !== 'string') super.addSql(sql);
    else for (const statement of splitStatements(sql)) super.addSql(statement);
  }
}

/** Quoted text, a dollar-quoted body, a comment, the end of a statement, or anything else. */
const PART = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(?<tag>\w*)\$[\s\S]*?\$\k<tag>\$|--[^\n]*|\/\*[\s\S]*?\*\/|;|[^'"$;/-]+|[\s\S]/g;
const COMMENT = /^(?:--|\/\*)/;

/** The statements of a text of SQL of our own, without comments and final semicolons. Escape strings (E'\'') are not understood. */
function splitStatements(text: string): string[] {
  const statements = [''];
  for (const [part] of text.matchAll(PART)) {
    if (part === ';') statements.push('');
    else if (!COMMENT.test(part)) statements[statements.length - 1] += part;
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}
