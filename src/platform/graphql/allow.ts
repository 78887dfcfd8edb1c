import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Actor, Permission } from '../../kernel/actor.js';
import { notLoggedIn, refuse } from '../../kernel/errors.js';
import { shownRule } from './allow-directive.js';
import type { Context } from './context.js';
import { fieldsBelow } from './fields-below.js';
import { guard, type Asked, type Resolve } from './guards.js';

/**
 * One of `any` permissions is needed; with `of`, by somebody of that side. `strangers` need none of it.
 * `others` who see nothing get null or an empty list instead of a refusal; of an object they may be left some fields, and are refused more.
 */
export interface AllowRule {
  readonly any: readonly [Permission, ...Permission[]];
  readonly of?: 'operator' | 'seller';
  readonly strangers?: true;
  readonly others?: 'see nothing' | PartOfIt;
}

interface PartOfIt {
  readonly see: readonly [string, ...string[]];
}

/** `anybody` needs no token, `signed in` any valid one. The kernel says which roles and scopes have a permission. */
export type Allow = 'anybody' | 'signed in' | Permission | AllowRule;

/** Type, then field. Every field of Query, Mutation and Subscription has a row; of other types, what not everybody may see who sees the record. */
export type AccessRules = Readonly<Record<string, Readonly<Record<string, Allow>>>>;

type AnyField = GraphQLField<unknown, Context>;

/**
 * Puts the rules in front of the resolvers, so that they hold for /graphql and for the documents of REST alike, and writes them
 * into the schema as `@allow`. A root field without a rule, and a rule without a field, is a mistake that stops the start.
 */
export function applyRules(schema: GraphQLSchema, rules: AccessRules): void {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((type) => type != null);
  const mistakes = [...roots.flatMap((type) => withoutRule(type, rules)), ...withoutField(schema, rules)];
  if (mistakes.length > 0) throw new Error(`The access rules do not fit the schema: ${mistakes.join('; ')}.`);
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) refuseBefore(field as AnyField, rules);
  for (const [typeName, fields] of Object.entries(rules)) {
    for (const [name, allow] of Object.entries(fields)) guardField(fieldOf(schema, typeName, name) as AnyField, allow);
  }
}

const withoutRule = (type: GraphQLObjectType, rules: AccessRules): string[] =>
  Object.keys(type.getFields())
    .filter((field) => !rules[type.name]?.[field])
    .map((field) => `${type.name}.${field} has no rule`);

const withoutField = (schema: GraphQLSchema, rules: AccessRules): string[] =>
  Object.entries(rules).flatMap(([type, fields]) =>
    Object.keys(fields)
      .filter((field) => !fieldOf(schema, type, field))
      .map((field) => `there is no ${type}.${field}`),
  );

function fieldOf(schema: GraphQLSchema, typeName: string, name: string): AnyField | undefined {
  const type = schema.getType(typeName);
  return isObjectType(type) ? type.getFields()[name] : undefined;
}

function guardField(field: AnyField, allow: Allow): void {
  const { directives } = field.extensions;
  field.extensions = { ...field.extensions, directives: { ...(directives as object | undefined), allow: [shownRule(allow)] } };
  if (allow === 'anybody') return;
  const check = checkOf(allow);
  const others = typeof allow === 'object' ? allow.others : undefined;
  // A subscription is decided when it begins; each of its events is made for whoever was let in.
  if (field.subscribe) field.subscribe = refusing(field.subscribe, check);
  else if (others === 'see nothing') guard(field, check.passes, hiding(field, check));
  else {
    const whole = others ? beyond(others, check) : check;
    guard(field, whole.passes, refusing(field.resolve ?? defaultFieldResolver, whole));
  }
}

const refusing =
  (resolve: Resolve, { passes, refuse: refused }: Check): Resolve =>
  (source, args, context, info) => {
    if (!passes(context.actor, info)) refused(context.actor);
    return resolve(source, args, context, info);
  };

/** Lets through, besides whom the rule means, those who ask for no more than the fields that are left to them. */
const beyond = ({ see }: PartOfIt, { passes, refuse: refused }: Check): Check => ({
  passes: (actor, info) =>
    passes(actor, info) ||
    fieldsBelow(info.fieldNodes, info.fragments).every(({ name: { value } }) => value === '__typename' || see.includes(value)),
  refuse: refused,
});

/** What a caller may not read of the answer to a change is refused before the change is made: afterwards it would look as if it had failed. */
function refuseBefore(field: AnyField, rules: AccessRules): void {
  for (const [name, allow] of Object.entries(rules[getNamedType(field.type).name] ?? {})) {
    if (typeof allow !== 'object' || typeof allow.others !== 'object') continue;
    const { passes, refuse: refused } = beyond(allow.others, checkOf(allow));
    const inAnswer: Check = {
      passes: (actor, info) => {
        const fieldNodes = fieldsBelow(info.fieldNodes, info.fragments).filter((node) => node.name.value === name);
        return passes(actor, { fieldNodes, fragments: info.fragments });
      },
      refuse: refused,
    };
    field.resolve = refusing(field.resolve ?? defaultFieldResolver, inAnswer);
  }
}

function hiding(field: AnyField, { passes }: Check): Resolve {
  const resolve = field.resolve ?? defaultFieldResolver;
  const nothing = isListType(getNullableType(field.type)) ? [] : null;
  return (source, args, context, info) => (passes(context.actor, info) ? resolve(source, args, context, info) : nothing);
}

/** What a rule asks of the caller, worked out once for each field. */
interface Check {
  readonly passes: (actor: Actor, info: Asked) => boolean;
  /** Throws the reason why it did not pass. */
  readonly refuse: (actor: Actor) => never;
}

function checkOf(allow: Exclude<Allow, 'anybody'>): Check {
  if (allow === 'signed in') return { passes: (actor) => actor.type !== 'public', refuse: refuseStranger };
  if (typeof allow === 'string') return checkOf({ any: [allow] });
  const { any, of, strangers } = allow;
  const isOfSide = (actor: Actor): boolean => of === undefined || actor.actsForOperator === (of === 'operator');
  return {
    passes: (actor) => (strangers && actor.type === 'public') || (any.some((permission) => actor.can(permission)) && isOfSide(actor)),
    refuse: (actor) => {
      if (!any.some((permission) => actor.can(permission))) actor.require(any[0]);
      throw refuse('FORBIDDEN');
    },
  };
}

function refuseStranger(): never {
  throw notLoggedIn();
}
