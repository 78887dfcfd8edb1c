const { globSync, readFileSync } = require('node:fs');
const { relative, dirname } = require('node:path');

/**
 * A plugin of the code generator: beside the documents of REST it writes which resolver answers each of them, as a type, so that a reader
 * gets from a row of the table to its resolver by following imports.
 */
module.exports.plugin = (_schema, documents, _config, { outputFile }) => {
  const homes = resolvers();
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter(({ kind }) => kind === 'OperationDefinition')
    .map(({ name, selectionSet }) => ({
      name: name.value,
      fields: selectionSet.selections.map((field) => homeOf(homes, field.name.value)),
    }));
  const used = new Map(operations.flatMap(({ fields }) => fields.map(({ resolver, file }) => [resolver, file])));
  const imports = [...used]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([resolver, file]) => `import type { ${resolver} } from '${relative(dirname(outputFile), file).replace(/\.ts$/, '.js')}';`);
  const lines = operations.map(
    ({ name, fields }) => `  ${name}: [${fields.map(({ resolver, method }) => `${resolver}['${method}']`).join(', ')}];`,
  );
  return {
    prepend: imports,
    content: `/** The resolvers that answer each document. */\nexport interface AnsweredBy {\n${lines.join('\n')}\n}`,
  };
};

function homeOf(homes, field) {
  const home = homes.get(field);
  if (!home) throw new Error(`No resolver was found for the field ${field}.`);
  return home;
}

/** Queries, mutations and subscriptions by their names, with the methods that answer them. */
function resolvers() {
  const found = new Map();
  for (const file of globSync('src/{modules,platform}/**/*.resolver.ts')) {
    const text = readFileSync(file, 'utf8');
    for (const { index } of text.matchAll(/@(?:Query|Mutation|Subscription)\(/g)) {
      const resolver = [...text.slice(0, index).matchAll(/^export class (\w+)/gm)].at(-1)?.[1];
      const method = /^  (?:async )?(\w+)\(/m.exec(text.slice(index))?.[1];
      if (resolver && method) found.set(method, { resolver, method, file });
    }
  }
  return found;
}
