import { copyFile, readFile } from 'node:fs/promises';
import { CriticalityLevel, diff, type Change } from '@graphql-inspector/core';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { acceptedChanges } from './accepted-changes.js';

/** The schema as the last release had it. It is committed, so that a shallow checkout can be checked as well. */
const RELEASED = 'test/graphql/schema.released.graphql';
const CURRENT = 'schema.graphql';
const HOW =
  'Callers of the release would break: keep it and deprecate it with a reason, or accept it with a reason in test/graphql/accepted-changes.ts.';

if (process.argv.includes('--release')) {
  await copyFile(CURRENT, RELEASED);
  console.log(`${RELEASED} is the schema of now. Empty test/graphql/accepted-changes.ts.`);
} else {
  const complaints = await compare();
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length === 0) console.log('The schema breaks no caller of the released one, but for what was accepted.');
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

async function compare(): Promise<string[]> {
  const breaking = (await diff(await schemaOf(RELEASED), await schemaOf(CURRENT))).filter(breaks);
  const paths = new Set(breaking.map(pathOf));
  return [
    ...breaking.filter((change) => !acceptedChanges[pathOf(change)]).map((change) => `${pathOf(change)}: ${change.message}. ${HOW}`),
    ...Object.keys(acceptedChanges)
      .filter((path) => !paths.has(path))
      .map((path) => `${path}: is accepted in test/graphql/accepted-changes.ts, but nothing changed there.`),
  ];
}

/** Who may ask for a field is part of the contract, so a change of `@allow` needs a reason like any other. */
function breaks({ criticality, path = '' }: Change): boolean {
  return criticality.level === CriticalityLevel.Breaking || (criticality.level === CriticalityLevel.Dangerous && path.includes('.@allow.'));
}

function pathOf({ path = '', type }: Change): string {
  return path || type;
}

async function schemaOf(file: string): Promise<GraphQLSchema> {
  return buildSchema(await readFile(file, 'utf8'));
}
