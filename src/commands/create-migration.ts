import { readFile, writeFile } from 'node:fs/promises';
import { compareWithMigrations, type SchemaDifference } from '../migrations/difference.js';
import { migrations } from '../migrations/index.js';

/** Drafts a migration: the statements that lead from the migrated schema to the one that the entities describe. */
const [name = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('Give the migration a name that says what it does: npm run migration:create -- add-seller-notes');
  process.exit(1);
}

const statements = await compareWithMigrations(async (difference, migrated) => {
  const sql = await migrated.schema.getUpdateSchemaSQL({ wrap: false });
  return sql.split(/;\n+/).filter((statement) => isNeeded(statement, difference));
});
const LIST = 'src/migrations/index.ts';
const className = name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const fileName = `${freeTimestamp(new Date())}-${name}`;
const file = `src/migrations/${fileName}.ts`;
await writeFile(file, draft(statements), { flag: 'wx' });
await writeFile(LIST, withDraft(await readFile(LIST, 'utf8')));
console.log(`Wrote the draft ${file} and listed it in ${LIST}. Review it, and add the functions and triggers that changed.`);

/** The schema tool also tries to drop objects it does not know and to rewrite checks that PostgreSQL spells differently. */
function isNeeded(statement: string, { missing, extra }: SchemaDifference): boolean {
  if (/^drop (trigger|function) /.test(statement)) return false;
  return [...missing, ...extra].some(({ kind, table, name }) => {
    const named = statement.includes(`"${name}"`);
    return named && (kind === 'index' || statement.includes(`"${table}"`));
  });
}

function draft(statements: readonly string[]): string {
  const lines = statements.map((statement) => `    this.addSql(${JSON.stringify(statement.trim())});`);
  return `import { Migration } from '../platform/db/migration.js';

/** What this changes, and why. */
export class ${className} extends Migration {
  override up(): void {
${lines.join('\n')}
  }
}
`;
}

/** After those of all migrations, which run in the order of their names. */
function freeTimestamp(instant: Date): string {
  const last = migrations.at(-1)?.name.slice(0, 14) ?? '';
  const now = instant.toISOString().replace(/\D/g, '').slice(0, 14);
  return now > last ? now : String(BigInt(last) + 1n);
}

function withDraft(list: string): string {
  return list
    .replace('\n\n', `\nimport { ${className} } from './${fileName}.js';\n\n`)
    .replace('\n];', `\n  { name: '${fileName}', class: ${className} },\n];`);
}
