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

interface Handler {
  readonly resolver: object;
  readonly method: Method;
  readonly picks: Pick[];
}

const handlers = new Map<Method, Handler>();

/** `declare` puts arguments into the schema. */
const parameter =
  (declare: typeGraphql.ParameterDecorator, pick: Pick): ParameterDecorator =>
  (resolver, name = '', index) => {
    declare(resolver, name, index);
    const method = Reflect.get(resolver, name) as Method;
    const known = handlers.get(method);
    const handler = known ?? { resolver, method, picks: [] };
    handler.picks[index] = pick;
    if (known) return;
    handlers.set(method, handler);
    typeGraphql.Extensions({ handler })(resolver, name, {});
  };

interface Handled {
  readonly handler?: Handler;
}

export const hasMethod = ({ extensions }: { readonly extensions: Handled }): boolean => extensions.handler !== undefined;

/** Lets fields call their methods. Call this before anything else wraps the resolvers. */
export function callMethods(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { handler } = field.extensions as Handled;
      if (handler) field.resolve = callOf(handler);
    }
  }
}

/** A list calls methods a hundred times, nearly all of them with one or two values, which need no separate list. */
function callOf({ resolver, method, picks }: Handler): Resolve {
  const call = method.bind(resolver);
  const [first, second] = picks;
  if (first && picks.length === 1) return (root, args, context, info) => call(first(root, args, context, info));
  if (first && second && picks.length === 2)
    return (root, args, context, info) => call(first(root, args, context, info), second(root, args, context, info));
  return (...given) => call(...picks.map((each) => each(...given)));
}

/** Marks a root field that reveals whether a password or token is right: a document may request only one such field, once. */
export const GUESSABLE: Readonly<Record<string, unknown>> = { guessable: true };

export const isGuessable = (field: GraphQLField<unknown, unknown> | undefined): boolean => field?.extensions['guessable'] === true;
