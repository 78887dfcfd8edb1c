interface Arguments {
  readonly args: Readonly<Record<string, unknown>>;
}

/** The part of type-graphql's parameter metadata that matters here. */
interface Parameter {
  kind: string;
  readonly name?: string;
  resolver?: (data: Arguments) => unknown;
  options?: object;
}

interface Handler {
  readonly params?: Parameter[];
}

interface MetadataStorage {
  readonly queries: readonly Handler[];
  readonly mutations: readonly Handler[];
  readonly subscriptions: readonly Handler[];
  readonly fieldResolvers: readonly Handler[];
}

/**
 * Passes arguments to resolvers as GraphQL read them. type-graphql instantiates the input classes and plans that again for each request and
 * field: 6 % of the time of a rate request. Our input classes only describe a shape. Call this after the schema is built, because the
 * schema uses the same metadata.
 */
export function passInputsPlain(): void {
  const { TypeGraphQLMetadataStorage: storage } = globalThis as typeof globalThis & { TypeGraphQLMetadataStorage?: MetadataStorage };
  if (!storage) throw new Error('The metadata of type-graphql has moved; inputs cannot be passed as plain objects.');
  const handlers = [...storage.queries, ...storage.mutations, ...storage.subscriptions, ...storage.fieldResolvers];
  for (const parameter of handlers.flatMap(({ params = [] }) => params)) passPlain(parameter);
}

function passPlain(parameter: Parameter): void {
  const { kind, name } = parameter;
  if (kind !== 'arg' && kind !== 'args') return;
  parameter.kind = 'custom';
  parameter.options = {};
  parameter.resolver = name === undefined ? ({ args }) => args : ({ args }) => args[name];
}
