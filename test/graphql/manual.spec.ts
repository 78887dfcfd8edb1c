import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLArgument,
  type GraphQLNamedType,
} from 'graphql';
import { createSchema } from '../../src/schema.js';

/** Everything of a type that a reader may look up: itself, its fields, their arguments, its values. */
function entriesOf(type: GraphQLNamedType): { name: string; description?: string | null | undefined }[] {
  if (isEnumType(type)) return [type, ...type.getValues().map((value) => ({ ...value, name: `${type.name}.${value.name}` }))];
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [type];
  const fields = Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field }));
  return [
    type,
    ...fields.map(({ name, field }) => ({ name, description: field.description })),
    ...fields.flatMap(({ name, field }) =>
      'args' in field ? field.args.map((arg: GraphQLArgument) => ({ name: `${name}(${arg.name})`, description: arg.description })) : [],
    ),
  ];
}

it('describes every type, field, argument and enum value of the schema', async () => {
  const types = Object.values((await createSchema()).getTypeMap()).filter((type) => !type.name.startsWith('__'));
  const roots = new Set(['Query', 'Mutation', 'Subscription']);
  const silent = types
    .filter((type) => !isSpecifiedScalarType(type))
    .flatMap(entriesOf)
    .filter(({ name, description }) => !description && !roots.has(name))
    .map(({ name }) => name);

  expect(silent).toEqual([]);
});
