import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kind, type DocumentNode, type OperationDefinitionNode } from 'graphql';

const DOCUMENTS = 'src/client/operations.generated.ts';
export const CLIENT_FUNCTIONS = 'src/rest/docs/samples/client-functions.generated.ts';

/** For the samples of the documentation: which function of the TypeScript client asks for a field, and which variables it takes. */
export async function clientFunctionsText(): Promise<string> {
  const generated = (await import(pathToFileURL(resolve(DOCUMENTS)).href)) as Readonly<Record<string, unknown>>;
  const all = Object.values(generated).filter(isDocument).flatMap(functionOf);
  const rows = [...Map.groupBy(all, ({ field }) => field).values()].flatMap(
    (same) => same.find(({ name, field }) => name === field) ?? same[0] ?? [],
  );
  const lines = rows
    .sort((one, other) => one.field.localeCompare(other.field))
    .map(
      ({ field, name, variables }) => `  ${field}: { name: '${name}', variables: [${variables.map((each) => `'${each}'`).join(', ')}] },`,
    );
  return `/** Made by "npm run codegen": the functions of the TypeScript client, by the field that they ask for. */
export const clientFunctions: Readonly<Record<string, { readonly name: string; readonly variables: readonly string[] }>> = {
${lines.join('\n')}
};
`;
}

const isDocument = (value: unknown): value is DocumentNode => (value as Partial<DocumentNode> | null)?.kind === Kind.DOCUMENT;

function functionOf({ definitions }: DocumentNode): { field: string; name: string; variables: string[] }[] {
  const operation = definitions.find((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION);
  const [selected] = operation?.selectionSet.selections ?? [];
  if (!operation?.name || selected?.kind !== Kind.FIELD) return [];
  const { value } = operation.name;
  const variables = operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  return [{ field: selected.name.value, name: value.charAt(0).toLowerCase() + value.slice(1), variables }];
}

if (import.meta.filename === process.argv[1]) await writeFile(CLIENT_FUNCTIONS, await clientFunctionsText());
