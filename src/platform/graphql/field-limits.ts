import { defaultFieldResolver, isObjectType, type GraphQLField, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { getGraphQLRateLimiter, Store, type Identity } from 'graphql-rate-limit';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { refuse } from '../../kernel/errors.js';
import { networkOf } from '../http/caller-network.js';
import { RateWindow, type Limit } from '../http/rate-limit.js';
import type { Context } from '../work/context.js';

export interface FieldLimitServices {
  readonly fieldLimits: FieldLimits;
}

export interface FieldLimit {
  readonly limit: number;
  readonly seconds: number;
}

/** Type, then field. Field names must be unique across types, because settings and counters identify fields by name alone. */
export type FieldLimitTable = Readonly<Record<string, Readonly<Record<string, FieldLimit>>>>;

interface Call {
  readonly args: Record<string, unknown>;
  readonly context: Context;
  readonly info: GraphQLResolveInfo;
}

/** Limits of single fields, shared by all processes. graphql-rate-limit decides; our store counts. */
export class FieldLimits {
  private readonly limits: ReadonlyMap<string, Limit>;
  private readonly store: FieldLimitStore;
  private readonly limiter: ReturnType<typeof getGraphQLRateLimiter>;

  constructor(pool: Pool, schema: string, table: FieldLimitTable, settings: FieldLimitSettings) {
    this.limits = limitsInForce(table, settings);
    const windows = [...this.limits].map(([name, limit]) => [name, new RateWindow(pool, schema, `field:${name}`, limit)] as const);
    this.store = new FieldLimitStore(new Map(windows));
    this.limiter = getGraphQLRateLimiter({
      identifyContext: identityOf,
      store: this.store,
    });
  }

  /** Counts one call. RATE_LIMITED with retryAfter when there were too many. */
  async count({ args, context, info }: Call): Promise<void> {
    const limit = this.limits.get(info.fieldName);
    if (!limit) return;
    const refused = await this.limiter(
      { parent: undefined, args, context, info },
      { max: limit.count, window: `${limit.seconds}s`, uncountRejected: false },
    );
    if (refused === undefined) return;
    const retryAfter = this.store.secondsLeft({ contextIdentity: identityOf(context), fieldIdentity: info.fieldName });
    throw refuse('RATE_LIMITED.field', { field: info.fieldName, max: limit.count, seconds: limit.seconds }, { retryAfter });
  }
}

/** By field; `off` disables all limits. */
export type FieldLimitSettings = 'off' | Readonly<Record<string, Limit>>;

/** A count of 0 means no limit. */
function limitsInForce(table: FieldLimitTable, settings: FieldLimitSettings): ReadonlyMap<string, Limit> {
  if (settings === 'off') return new Map();
  const declared = Object.values(table).flatMap((fields) =>
    Object.entries(fields).map(([name, { limit, seconds }]) => [name, { count: limit, seconds }] as const),
  );
  return new Map([...declared, ...Object.entries(settings)].filter(([, { count }]) => count > 0));
}

const identityOf = ({ actor, caller }: Context): string =>
  actor.type === 'public' ? `network:${networkOf(caller.ip)}` : caller.credentialId;

/**
 * Guards the resolvers with the limits, for callers of the GraphQL endpoint, and writes them into the schema as `@rateLimit`. Call this
 * before the access rules are applied, so that a forbidden call is refused before it is counted.
 */
export function applyFieldLimits(schema: GraphQLSchema, table: FieldLimitTable): void {
  const names = new Set<string>();
  for (const [typeName, fields] of Object.entries(table)) {
    const type = schema.getType(typeName);
    for (const [name, limit] of Object.entries(fields)) {
      const field = isObjectType(type) ? type.getFields()[name] : undefined;
      if (!field || names.has(name))
        throw new Error(`The limit of ${typeName}.${name} matches no field of the schema, or its field name is not unique.`);
      names.add(name);
      limitField(field as GraphQLField<unknown, Context<FieldLimitServices>>, limit);
    }
  }
}

function limitField(field: GraphQLField<unknown, Context<FieldLimitServices>>, limit: FieldLimit): void {
  const { resolve = defaultFieldResolver } = field;
  const { directives } = field.extensions;
  field.extensions = { ...field.extensions, directives: { ...(directives as object | undefined), rateLimit: [limit] } };
  field.resolve = (source, args: Record<string, unknown>, context, info): unknown => {
    if (!context.caller.hasFieldLimits) return resolve(source, args, context, info);
    return context.services.fieldLimits.count({ args, context, info }).then(() => resolve(source, args, context, info));
  };
}

const MAX_REMEMBERED = 10_000;

/**
 * The store for graphql-rate-limit. The library reads the calls in a window, adds its own and writes them all back, which loses concurrent
 * calls. Here the read counts the call, in one atomic statement shared by all processes, and the write does nothing: the library sees how
 * many calls came before its own, so its decision is exact.
 */
class FieldLimitStore extends Store {
  private readonly ends = new LRUCache<string, number>({ max: MAX_REMEMBERED });

  constructor(private readonly windows: ReadonlyMap<string, RateWindow>) {
    super();
  }

  async getForIdentity(identity: Identity): Promise<readonly number[]> {
    const state = await this.windows.get(identity.fieldIdentity)?.count(identity.contextIdentity);
    if (!state) return [];
    const now = Date.now();
    this.ends.set(keyOf(identity), now + state.resetMs);
    // Calls beyond the limit change nothing and need no memory.
    return Array<number>(Math.min(state.taken - 1, state.limit)).fill(now);
  }

  setForIdentity(): void {
    // Already counted.
  }

  /** Seconds until the window of a just-counted caller ends. */
  secondsLeft(identity: Identity): number {
    return Math.max(1, Math.ceil(((this.ends.get(keyOf(identity)) ?? 0) - Date.now()) / 1000));
  }
}

const keyOf = ({ contextIdentity, fieldIdentity }: Identity): string => `${fieldIdentity} ${contextIdentity}`;
