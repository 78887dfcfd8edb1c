interface Arguments {
  readonly args: Readonly<Record<string, unknown>>;
}

/** What type-graphql remembers of one parameter of a resolver, as far as it matters here. */
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
 * Hands arguments to resolvers as GraphQL read them. type-graphql makes instances of the input classes out of them, and plans
 * that anew for each request and field: 6 % of the time of a rate request. Our input classes describe a shape and nothing else.
 * Must be called after the schema is built, since the schema is made from the same description.
 */
export function passInputsPlain(): void {
  const { TypeGraphQLMetadataStorage: storage } = globalThis as typeof globalThis & { TypeGraphQLMetadataStorage?: MetadataStorage };
  if (!storage) throw new Error('type-graphql keeps its metadata elsewhere; inputs cannot be passed plain.');
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
