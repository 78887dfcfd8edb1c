import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema, type GraphQLField } from 'graphql';
import * as typeGraphql from 'type-graphql';
import type { Context } from '../work/context.js';

export { Extensions, FieldResolver, Float, ID, Int, Mutation, Query, Resolver, Subscription } from 'type-graphql';

type Resolve = GraphQLFieldResolver<unknown, Context, Readonly<Record<string, unknown>>>;
/** Picks the value of a parameter from what GraphQL passes to a resolver. */
type Pick = (...given: Parameters<Resolve>) => unknown;

/**
 * Parameters of resolver methods. With type-graphql's own decorators, each call instantiates the classes of its inputs and plans that again:
 * a third of the CPU time of a rate request. Our input classes only describe a shape, so methods get what GraphQL has read.
 */
export const Arg = (name: string, type: () => object, options: typeGraphql.ArgOptions = {}): ParameterDecorator =>
  parameter(typeGraphql.Arg(name, type as never, options), (_root, args) => args[name]);

/** All arguments, as the fields of a class. */
export const Args = (type: () => object): ParameterDecorator => parameter(typeGraphql.Args(type as never), (_root, args) => args);

export const Root = (): ParameterDecorator => parameter(typeGraphql.Root(), (root) => root);
export const Ctx = (): ParameterDecorator => parameter(typeGraphql.Ctx(), (_root, _args, context) => context);
export const Info = (): ParameterDecorator => parameter(typeGraphql.Info(), (_root, _args, _context, info) => info);

type Method = (...values: unknown[]) => unknown;

const picksOf = new Map<Method, Pick[]>();

/** `declare` puts arguments into the schema. */
const parameter =
  (declare: typeGraphql.ParameterDecorator, pick: Pick): ParameterDecorator =>
  (resolver, name = '', index) => {
    declare(resolver, name, index);
    const method = Reflect.get(resolver, name) as Method;
    const picks = picksOf.get(method) ?? [];
    picks[index] = pick;
    if (picksOf.has(method)) return;
    picksOf.set(method, picks);
    const call: Resolve = (...given) =>
      method.apply(
        resolver,
        picks.map((each) => each(...given)),
      );
    typeGraphql.Extensions({ call })(resolver, name, {});
  };

interface Called {
  readonly call?: Resolve;
}

export const callOf = ({ extensions }: { readonly extensions: Called }): Resolve | undefined => extensions.call;

/** Lets fields call their methods. Call this before anything else wraps the resolvers. */
export function callMethods(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) field.resolve = callOf(field) ?? field.resolve;
  }
}

/** Marks a root field that reveals whether a password or token is right: a document may request only one such field, once. */
export const GUESSABLE: Readonly<Record<string, unknown>> = { guessable: true };

export const isGuessable = (field: GraphQLField<unknown, unknown> | undefined): boolean => field?.extensions['guessable'] === true;
