import { createHash } from 'node:crypto';
import { glob, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kind, parse, print, type DocumentNode } from 'graphql';

/** The typed documents of our own clients. */
const CLIENTS = [
  'src/rest/operations.generated.ts',
  'src/client/**/*.generated.ts',
  'src/console/**/*.generated.ts',
  'src/driver/**/*.generated.ts',
];
const MANIFEST = 'src/rest/trusted-documents.generated.ts';

/** Every document of our clients as sent, by the SHA-256 of its text: those of the web applications unchanged, the others as `print` writes them. */
export async function manifestText(): Promise<string> {
  const texts: string[] = [];
  for await (const file of glob(CLIENTS)) texts.push(...(await documentsOf(file)));
  const rows = texts.map((text) => `  ${sha256(text)}: ${JSON.stringify(text)},`);
  return `/** Made by "npm run codegen": the documents of our own clients by their SHA-256. */
export const trustedDocuments: Readonly<Record<string, string>> = {
${[...new Set(rows)].sort().join('\n')}
};
`;
}

async function documentsOf(file: string): Promise<string[]> {
  const exports = (await import(pathToFileURL(resolve(file)).href)) as Readonly<Record<string, unknown>>;
  return Object.values(exports).flatMap((value) => {
    if (value instanceof String) return isOperation(parse(String(value))) ? [String(value)] : [];
    return isOperation(value) ? [print(value)] : [];
  });
}

function isOperation(value: unknown): value is DocumentNode {
  const { kind, definitions } = (value ?? {}) as Partial<DocumentNode>;
  return kind === Kind.DOCUMENT && definitions?.some((definition) => definition.kind === Kind.OPERATION_DEFINITION) === true;
}

const sha256 = (text: string): string => `'${createHash('sha256').update(text).digest('hex')}'`;

if (import.meta.filename === process.argv[1]) await writeFile(MANIFEST, await manifestText());
