import type { GraphQLField, GraphQLSchema } from 'graphql';
import type { ShownRule } from '../../../platform/graphql/allow-directive.js';

export const rootKinds = ['queries', 'mutations', 'subscriptions'] as const;
export type RootKind = (typeof rootKinds)[number];

export type AnyField = GraphQLField<unknown, unknown>;

/** What can be asked for in GraphQL: a field of Query, Mutation or Subscription. */
export interface RootField {
  readonly kind: RootKind;
  readonly name: string;
  readonly path: string;
  readonly topic: string;
  readonly field: AnyField;
}

export const OPERATION: Readonly<Record<RootKind, string>> = { queries: 'query', mutations: 'mutation', subscriptions: 'subscription' };

export function rootFields(schema: GraphQLSchema): readonly RootField[] {
  const roots = { queries: schema.getQueryType(), mutations: schema.getMutationType(), subscriptions: schema.getSubscriptionType() };
  return rootKinds.flatMap((kind) =>
    Object.values(roots[kind]?.getFields() ?? {})
      .map((field) => ({ kind, name: field.name, path: `/docs/schema/${kind}/${field.name}`, topic: topicOf(field.name), field }))
      .sort((one, other) => one.name.localeCompare(other.name)),
  );
}

/** What a field is about, by its name: the first row that it matches. */
const TOPICS: readonly (readonly [topic: string, pattern: RegExp])[] = [
  ['Rates and price cards', /^rate|quote|RateCard|displayRule|DisplayRule|plans?$|Plan$|SellerPlan|fxRate|FxRate|zonePlaces/],
  ['Order imports and drafts', /OrderImport|orderImport|orderFile|OrderFile|OrderDraft|orderDraft/],
  ['Address book', /saved|saveAddress|saveParcel|Saved/],
  ['Own fleet', /run|Run|task|Task|driver|Driver|hub|Hub|stop|Stop|position|Position|proof|Proof|fleet|loadParcel/],
  ['Cash on delivery', /cod|Cod|^collectionMethods|shopperPayment|shortage|Shortage/i],
  ['Carriers and their bills', /carrier|Carrier|booking|Booking|closeDay|InvoiceLine|partner/],
  ['Webhooks and events', /webhook|Webhook|liveCursor/i],
  ['Shops', /shop(?!per)|Shop(?!per)|activation|Activation|location|Location|testClock|TestClock/],
  [
    'Sign-in, people and tokens',
    /login|logout|session|Session|password|Password|token|Token|twoFactor|TwoFactor|Recovery|^me$|staff|Staff|invit|Invit|colleagues|regist|Regist|profile|Profile/,
  ],
  ['Labels and papers', /label|Label|customs/],
  ['Tracking and choices of shoppers', /tracking|delivery|Delivery|consignee|Consignee/],
  ['Pickups and returns', /pickup|Pickup|return|Return/],
  [
    'Money',
    /wallet|Wallet|ledger|Ledger|journal|Journal|transaction|trialBalance|Entry|invoice|Invoice|payout|Payout|payment|Payment|settle|refund|Receivable|Adjustment|adjustment|dispute|Dispute/,
  ],
  ['Approvals and the audit log', /approv|Approv|Request$|rejectRequest|audit/],
  ['Sellers', /seller|Seller|branding|Branding|brand/],
  ['Orders', /order|Order/],
  ['Shipments', /shipment|Shipment|note|Note|opsBoard|^scan/],
  ['Reference data', /reference|place|Place|node/],
];

export const topics: readonly string[] = [...TOPICS.map(([topic]) => topic), 'Other'];

const topicOf = (name: string): string => TOPICS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'Other';

/** Who may request a field, and how often. */
export interface FieldRules {
  readonly allow: ShownRule | undefined;
  readonly rateLimit: { readonly limit: number; readonly seconds: number } | undefined;
}

export function rulesOf({ extensions }: Pick<AnyField, 'extensions'>): FieldRules {
  const { allow, rateLimit } = (extensions['directives'] ?? {}) as {
    readonly allow?: readonly ShownRule[];
    readonly rateLimit?: readonly NonNullable<FieldRules['rateLimit']>[];
  };
  return { allow: allow?.[0], rateLimit: rateLimit?.[0] };
}
