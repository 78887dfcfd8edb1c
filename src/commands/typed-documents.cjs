const { Kind, OperationTypeNode } = require('graphql');
const typedDocumentNode = require('@graphql-codegen/typed-document-node');

/**
 * A plugin of the code generator: the documents of typed-document-node as literals that the compiler checks against the types of graphql-js.
 * Fragments are part of each document that uses them, so they are left out.
 */
module.exports.plugin = (...given) => {
  const { prepend, content } = typedDocumentNode.plugin(...given);
  const documents = content.split('\n').filter((line) => line !== '' && !line.includes('FragmentDoc = '));
  return { prepend: [...prepend, "import { Kind, OperationTypeNode } from 'graphql';"], content: documents.map(typed).join('\n') };
};

const WRITTEN = /^export const (\w+) = (\{.*\}) as unknown as (DocumentNode<.*>);$/;

function typed(line) {
  const [, name, literal, type] = WRITTEN.exec(line) ?? [];
  if (name === undefined) throw new Error(`This is not a document: ${line.slice(0, 100)}`);
  return `export const ${name}: ${type} = ${withEnums(literal)};`;
}

const withEnums = (literal) =>
  literal
    .replaceAll(/"kind":"(\w+)"/g, (_whole, value) => `"kind":Kind.${memberOf(Kind, value)}`)
    .replaceAll(/"operation":"(\w+)"/g, (_whole, value) => `"operation":OperationTypeNode.${memberOf(OperationTypeNode, value)}`);

const memberOf = (values, value) => Object.keys(values).find((member) => values[member] === value);
