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
import type { Context } from '../work/context.js';
import { fieldsBelow } from './selected-columns.js';
import { guard, type Asked, type Resolve } from './guards.js';

/**
 * The caller needs one of the permissions in `any`; with `of`, it must also belong to that side. `strangers` need none. With `others: 'see
 * nothing'`, callers without permission get null or an empty list instead of a refusal; with fields, they may read these fields of an
 * object and are refused more.
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

/** `anybody` needs no token, `signed in` needs any valid one. The kernel maps permissions to roles and scopes. */
export type Allow = 'anybody' | 'signed in' | Permission | AllowRule;

/**
 * Type, then field. Every field of Query, Mutation and Subscription has an entry; on other types, only fields that need more permission
 * than their record.
 */
export type AccessRules = Readonly<Record<string, Readonly<Record<string, Allow>>>>;

type AnyField = GraphQLField<unknown, Context>;

/**
 * Guards the resolvers with the rules, so that they apply to /graphql and to REST documents alike, and writes them into the schema as
 * `@allow`. A root field without a rule, or a rule without a field, stops the start.
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
  // A subscription is authorised when it begins; its events go only to subscribers who passed.
  if (field.subscribe) field.subscribe = refusing(field.subscribe, check);
  else if (others === 'see nothing') guard(field, check.passes, hiding(field, check));
  else {
    const whole = others ? beyond(others, check) : check;
    guard(field, whole.passes, refusing(field.resolve ?? defaultFieldResolver, whole));
  }
}

function refusing(resolve: Resolve, { passes, refuse: refused }: Check): Resolve {
  // One for all entries of a list: to capture the stack of an error takes longer than to refuse.
  const reasons = new WeakMap<Context, unknown>();
  return (source, args, context, info) => {
    if (passes(context.actor, info)) return resolve(source, args, context, info);
    context.budget.chargeRefusal();
    if (reasons.has(context)) throw reasons.get(context);
    try {
      return refused(context.actor);
    } catch (reason) {
      reasons.set(context, reason);
      throw reason;
    }
  };
}

/** Also lets through callers outside the rule who request only the fields that are open to them. */
const beyond = ({ see }: PartOfIt, { passes, refuse: refused }: Check): Check => ({
  passes: (actor, info) =>
    passes(actor, info) ||
    fieldsBelow(info.fieldNodes, info.fragments).every(({ name: { value } }) => value === '__typename' || see.includes(value)),
  refuse: refused,
});

/** Refuses a mutation up front if the caller may not read part of its result: afterwards it would look as if the mutation had failed. */
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

/** The check for a rule, built once per field. */
interface Check {
  readonly passes: (actor: Actor, info: Asked) => boolean;
  /** Throws the reason for the refusal. */
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
