import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { compareWithMigrations, type SchemaDifference } from '../migrations/difference.js';
import type { SchemaFact } from '../platform/db/describe-schema.js';
import { manifestText } from './collect-documents.js';
import { CLIENT_FUNCTIONS, clientFunctionsText } from './emit-client-functions.js';
import { COVERAGE, coverageText } from './emit-coverage.js';
import { PHP_TYPES, phpTypesText } from './emit-php-types.js';
import { POSTAL_DATA, postalDataText } from './emit-postal-data.js';
import { schemaText } from './emit-schema.js';
import { STEPS, stepsText } from './emit-steps.js';
import { STORE_TYPES, storeTypesText } from './emit-store-types.js';
import { untranslatedWooCommerceWords, WOOCOMMERCE_WORDS, woocommerceWordsText } from './woocommerce-words.js';

/** Compares every committed generated file with what would be generated now. */
const complaints = [
  await staleSchema(),
  await staleOperations(),
  await staleDocuments(),
  await staleStoreTypes(),
  await stalePhpTypes(),
  await staleCoverage(),
  await stalePostalData(),
  await staleSteps(),
  await staleWooCommerceWords(),
  await staleClientFunctions(),
  await compareWithMigrations(staleMigrations),
].filter((complaint) => complaint !== undefined);
for (const complaint of complaints) console.error(complaint);
if (complaints.length === 0) console.log('Everything that is generated is up to date.');
process.exitCode = complaints.length === 0 ? 0 : 1;

async function staleSchema(): Promise<string | undefined> {
  const committed = await readFile('schema.graphql', 'utf8').catch(() => '');
  if (committed === (await schemaText())) return undefined;
  return 'schema.graphql does not match the resolvers: run "npm run schema" and review the change of the interface.';
}

async function staleOperations(): Promise<string | undefined> {
  const command = ['node_modules/@graphql-codegen/cli/cjs/bin.js', '--check', '--errors-only'];
  const failure = await promisify(execFile)(process.execPath, command).then(
    () => undefined,
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => stdout + stderr,
  );
  if (failure === undefined) return undefined;
  const sentence = 'The document types do not match schema.graphql and the documents: run "npm run codegen".';
  return failure.includes('stale files') ? sentence : `${sentence}\n${failure.trim()}`;
}

async function staleDocuments(): Promise<string | undefined> {
  const committed = await readFile('src/rest/trusted-documents.generated.ts', 'utf8').catch(() => '');
  if (committed === (await manifestText())) return undefined;
  return 'src/rest/trusted-documents.generated.ts does not match the documents: run "npm run codegen".';
}

async function staleStoreTypes(): Promise<string | undefined> {
  const committed = await readFile(STORE_TYPES, 'utf8').catch(() => '');
  if (committed === (await storeTypesText())) return undefined;
  return `${STORE_TYPES} does not match the routes of the store interface: run "npm run codegen".`;
}

async function stalePhpTypes(): Promise<string | undefined> {
  const committed = await readFile(PHP_TYPES, 'utf8').catch(() => '');
  if (committed === (await phpTypesText())) return undefined;
  return `${PHP_TYPES} does not match the store interface: run "npm run codegen".`;
}

async function staleCoverage(): Promise<string | undefined> {
  const committed = await readFile(COVERAGE, 'utf8').catch(() => '');
  if (committed === coverageText()) return undefined;
  return `${COVERAGE} does not match the fonts: run "npm run coverage".`;
}

async function stalePostalData(): Promise<string | undefined> {
  const committed = await readFile(POSTAL_DATA, 'utf8').catch(() => '');
  if (committed === (await postalDataText())) return undefined;
  return `${POSTAL_DATA} does not match the packages that it is made from: run "npm run codegen".`;
}

async function staleSteps(): Promise<string | undefined> {
  const committed = await readFile(STEPS, 'utf8').catch(() => '');
  if (committed === stepsText()) return undefined;
  return `${STEPS} does not match src/steps.ts: run "npm run codegen".`;
}

async function staleWooCommerceWords(): Promise<string | undefined> {
  const committed = await readFile(WOOCOMMERCE_WORDS, 'utf8').catch(() => '');
  if (committed !== (await woocommerceWordsText()))
    return `${WOOCOMMERCE_WORDS} does not match the code of the plug-in: run "npm run codegen".`;
  const missing = await untranslatedWooCommerceWords();
  return missing.length === 0 ? undefined : `Words of the plug-in for WooCommerce are not translated:\n${missing.join('\n')}`;
}

async function staleClientFunctions(): Promise<string | undefined> {
  const committed = await readFile(CLIENT_FUNCTIONS, 'utf8').catch(() => '');
  if (committed === (await clientFunctionsText())) return undefined;
  return `${CLIENT_FUNCTIONS} does not match the documents of the client: run "npm run codegen".`;
}

function staleMigrations({ missing, extra }: SchemaDifference): string | undefined {
  if (missing.length + extra.length === 0) return undefined;
  const lines = [
    ...missing.map((fact) => `  described, but not created by the migrations: ${factText(fact)}`),
    ...extra.map((fact) => `  created by the migrations, but not described: ${factText(fact)}`),
  ];
  const sentence =
    'The migrations do not create the tables that the entities describe: run "npm run migration:create -- <name>" and review the draft.';
  return [sentence, ...lines.sort()].join('\n');
}

function factText({ kind, table, name, definition }: SchemaFact): string {
  return `${kind} ${table === '' || table === name ? '' : `${table}.`}${name} ${definition}`.trim();
}
