import { writeFile } from 'node:fs/promises';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema } from 'graphql';
import { createSchema } from '../schema.js';

const HEADER = '# Made by `npm run schema` from the resolvers. A change here is a change of the interface.\n\n';

export const schemaText = async (): Promise<string> =>
  `${HEADER}${spaced(printSchemaWithDirectives(lexicographicSortSchema(await createSchema())))}\n`;

/** Adds an empty line before each description inside a type, as GraphQL's own printer does; that printer omits `@allow`. */
function spaced(text: string): string {
  let within = false;
  return text
    .split('\n')
    .flatMap((line, index, lines) => {
      const quotes = line.split('"""').length - 1;
      const opens = !within && quotes > 0;
      if (quotes === 1) within = !within;
      const isFirst = /[{(]$/.test(lines[index - 1] ?? '');
      return opens && line.startsWith(' ') && !isFirst ? ['', line] : [line];
    })
    .join('\n');
}

if (import.meta.filename === process.argv[1]) await writeFile('schema.graphql', await schemaText());
