import { writeFile } from 'node:fs/promises';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from '../schema.js';

const HEADER = '# Made by `npm run schema` from the resolvers. A change here is a change of the interface.\n\n';

export const schemaText = async (): Promise<string> => `${HEADER}${printSchema(lexicographicSortSchema(await createSchema()))}\n`;

if (import.meta.filename === process.argv[1]) await writeFile('schema.graphql', await schemaText());
