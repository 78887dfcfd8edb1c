import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';

/** Which module describes which table, by the name that the table has in the database. */
function ownersOfTables() {
  const owners = new Map();
  for (const file of globSync('src/{modules,platform}/**/*.entity.ts')) {
    const module = moduleOf(file);
    for (const [, table] of readFileSync(file, 'utf8').matchAll(/tableName: '([a-z_]+)'/g)) owners.set(table, module);
  }
  return owners;
}

const moduleOf = (file) => /src[\\/](?:modules[\\/])?([a-z-]+)/.exec(file.slice(file.lastIndexOf(`src${sep}`)))?.[1];

const WRITES = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'insert', 'insertAll', 'upsert', 'upsertAll']);
const WRITTEN = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?([a-z_]+)"?/gi;
const inDatabase = (name) => name.replace(/(?<=[a-z0-9])[A-Z]/g, '_$&').toLowerCase();

const owners = ownersOfTables();

/** A module's rows are written by that module alone, as its files are imported by it alone. Others call a function of its front door. */
export const ownRows = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { foreign: '"{{table}}" is written by the module "{{owner}}" alone: call a function of its front door.' },
  },
  create(context) {
    const module = moduleOf(context.filename);
    const check = (node, table) => {
      const owner = owners.get(table);
      if (owner !== undefined && owner !== module) context.report({ node, messageId: 'foreign', data: { table, owner } });
    };
    const checkText = (node, text) => {
      for (const [, table] of text.matchAll(WRITTEN)) check(node, table);
    };
    return {
      CallExpression({ callee, arguments: given }) {
        if (callee.type !== 'MemberExpression' || !WRITES.has(callee.property.name)) return;
        for (const argument of given) if (typeof argument.value === 'string') check(argument, inDatabase(argument.value));
      },
      Literal(node) {
        if (typeof node.value === 'string') checkText(node, node.value);
      },
      TemplateElement: (node) => checkText(node, node.value.raw),
    };
  },
};
