import { isObjectType, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import type { Context } from './context.js';
import { readsOf } from './selected-columns.js';

interface Call {
  readonly root: unknown;
  readonly args: Readonly<Record<string, unknown>>;
  readonly context: Context;
  readonly info: GraphQLResolveInfo;
}

/** The part of type-graphql's parameter metadata that matters here. */
interface Parameter {
  readonly kind: string;
  readonly index: number;
  readonly propertyName?: string;
  readonly getType?: () => unknown;
  readonly resolver?: (call: Call) => unknown;
}

type Target = new () => object;

interface Handler {
  readonly schemaName: string;
  readonly methodName: string;
  readonly target: Target;
  readonly params?: readonly Parameter[];
  readonly middlewares?: readonly unknown[];
  readonly roles?: readonly unknown[];
}

interface FieldHandler extends Handler {
  readonly kind: 'external' | 'internal';
  readonly getObjectType?: () => unknown;
}

interface Storage {
  readonly queries: readonly Handler[];
  readonly mutations: readonly Handler[];
  readonly fieldResolvers: readonly FieldHandler[];
  readonly objectTypes: readonly { readonly name: string; readonly target: unknown }[];
}

/**
 * Makes fields call their resolver methods directly. For every object, type-graphql looks up the instance, sorts the parameters and goes
 * through its empty middleware. Call this before anything else wraps the resolvers.
 */
export function resolveDirectly(schema: GraphQLSchema): void {
  const { TypeGraphQLMetadataStorage: storage } = globalThis as unknown as { TypeGraphQLMetadataStorage?: Storage };
  if (!storage) throw new Error('The metadata of type-graphql has moved; resolvers cannot be called directly.');
  const instances = new Map<Target, object>();
  const instanceOf = (target: Target): object => {
    const instance = instances.get(target) ?? new target();
    instances.set(target, instance);
    return instance;
  };
  const names = new Map(storage.objectTypes.map(({ target, name }) => [target, name]));
  const handlers = [
    ...storage.queries.map((handler) => ['Query', handler] as const),
    ...storage.mutations.map((handler) => ['Mutation', handler] as const),
    ...storage.fieldResolvers
      .filter(({ kind }) => kind === 'external')
      .map((handler) => [names.get(handler.getObjectType?.()) ?? '', handler] as const),
  ];
  for (const [typeName, handler] of handlers) setDirect(schema, typeName, handler, instanceOf);
}

function setDirect(schema: GraphQLSchema, typeName: string, handler: Handler, instanceOf: (target: Target) => object): void {
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[handler.schemaName] : undefined;
  if (field && 'kind' in handler)
    field.extensions = { ...field.extensions, resolved: true, reads: readsOf(handler.target.prototype as object, handler.methodName) };
  const readers = [...(handler.params ?? [])].sort((left, right) => left.index - right.index).map(readerOf);
  const isPlain = (handler.middlewares ?? []).length === 0 && (handler.roles ?? []).length === 0;
  if (!field || !isPlain || readers.includes(undefined)) return;
  const instance = instanceOf(handler.target);
  const method: unknown = Reflect.get(instance, handler.methodName);
  if (typeof method !== 'function') return;
  field.resolve = directCall(method.bind(instance) as Method, readers as Reader[]);
}

type Method = (...values: unknown[]) => unknown;
type Reader = (root: unknown, args: Call['args'], context: Context, info: GraphQLResolveInfo) => unknown;

/** Nearly all methods take at most three parameters. */
function directCall(method: Method, readers: readonly Reader[]): Reader {
  const [first, second, third] = readers;
  if (!first) return () => method();
  if (!second) return (root, args, context, info) => method(first(root, args, context, info));
  if (!third) return (root, args, context, info) => method(first(root, args, context, info), second(root, args, context, info));
  return (root, args, context, info) => method(...readers.map((read) => read(root, args, context, info)));
}

/** Undefined for parameters that type-graphql converts: it continues to do so. */
function readerOf({ kind, propertyName, getType, resolver }: Parameter): Reader | undefined {
  if (propertyName !== undefined) return undefined;
  if (kind === 'context') return (_root, _args, context) => context;
  if (kind === 'info') return (_root, _args, _context, info) => info;
  if (kind === 'root' && !getType) return (root) => root;
  return kind === 'custom' && resolver ? (root, args, context, info) => resolver({ root, args, context, info }) : undefined;
}
