import { DirectiveLocation, GraphQLBoolean, GraphQLDirective, GraphQLEnumType, GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql';
import { callersWith, graphCallers, scopeOf, type GraphCaller } from '../../kernel/actor.js';
import type { Allow, AllowRule } from './allow.js';

const CALLERS: Readonly<Record<GraphCaller | 'anybody' | 'signed_in', string>> = {
  anybody: 'Every caller, without a token.',
  signed_in: 'Every caller with a valid token.',
  shop: 'A shop, by its token.',
  seller: 'A seller, by session or API token.',
  erp: 'An ERP system, by its token.',
  super_admin: 'Staff: a super administrator.',
  ops: 'Staff: hub and support.',
  dispatcher: 'Staff: plans pickups and routes.',
  driver: 'Staff: collects and delivers.',
  accounts: 'Staff: counts and banks the money.',
  reception: 'Staff: takes cash from drivers.',
};

const callerEnum = new GraphQLEnumType({
  name: 'AllowedCaller',
  description: 'Kinds of callers, as the rules of access name them.',
  values: Object.fromEntries(
    Object.entries(CALLERS).map(([caller, description]) => [caller.toUpperCase(), { value: caller, description }]),
  ),
});

export const allowDirective = new GraphQLDirective({
  name: 'allow',
  description: 'Who may request a field. Sellers and shops see only their own records, whatever they may request.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    to: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(callerEnum))), description: 'Who may.' },
    scopes: {
      type: new GraphQLList(new GraphQLNonNull(GraphQLString)),
      description: 'A token that is restricted to scopes needs one of these.',
    },
    othersSeeNothing: {
      type: GraphQLBoolean,
      description: 'True when other callers get null or an empty list; otherwise they are refused.',
    },
    othersSee: {
      type: new GraphQLList(new GraphQLNonNull(GraphQLString)),
      description: 'The fields that other callers may read. A request for more is refused, before a mutation takes effect.',
    },
  },
});

export interface ShownRule {
  readonly to: readonly string[];
  readonly scopes?: readonly string[];
  readonly othersSeeNothing?: true;
  readonly othersSee?: readonly string[];
}

/** The rule as shown in the schema: kinds of callers, and the scopes of which a restricted token needs one. */
export function shownRule(allow: Allow): ShownRule {
  if (allow === 'anybody') return { to: ['anybody'] };
  if (allow === 'signed in') return { to: ['signed_in'] };
  const rule: AllowRule = typeof allow === 'string' ? { any: [allow] } : allow;
  const callers = graphCallers.filter((caller) => rule.any.some((each) => callersWith(each).has(caller)) && isOf(caller, rule.of));
  const scopes = [...new Set(rule.any.flatMap((permission) => scopeOf(permission) ?? []))];
  return {
    to: [...(rule.strangers ? ['anybody'] : []), ...callers],
    ...(scopes.length > 0 && { scopes }),
    ...(rule.others === 'see nothing' && { othersSeeNothing: true }),
    ...(typeof rule.others === 'object' && { othersSee: rule.others.see }),
  };
}

const isOf = (caller: GraphCaller, side: AllowRule['of']): boolean =>
  side === undefined || (side === 'seller') === (caller === 'shop' || caller === 'seller');
