import type { ErrorCode } from './errors.js';

interface PileRule {
  /** How many one owner keeps at most. KEEP_LIMITS may set fewer. */
  readonly most: number;
  /** LIMIT_REACHED if absent. */
  readonly code?: ErrorCode;
  /** True if a further one ends the oldest instead of being refused. */
  readonly ends?: boolean;
}

const declared = {
  shops: { most: 1_000 },
  locations: { most: 5_000 },
  apiTokens: { most: 100 },
  shopTokens: { most: 5, ends: true },
  sessions: { most: 200, ends: true },
  orderDrafts: { most: 5_000 },
  orderFileAnswers: { most: 500 },
  orderImports: { most: 2_000 },
  addresses: { most: 2_000, code: 'ADDRESS_BOOK_FULL' },
  parcels: { most: 100, code: 'ADDRESS_BOOK_FULL' },
  webhooks: { most: 20, code: 'TOO_MANY_WEBHOOKS' },
  carrierAccounts: { most: 100 },
  payoutAccounts: { most: 200 },
  payoutRequests: { most: 100 },
  topUps: { most: 50 },
  orderChanges: { most: 1_000 },
  notes: { most: 500 },
  noteFiles: { most: 100 },
  consigneeChoices: { most: 100 },
  proofFiles: { most: 20, code: 'VALIDATION_FAILED' },
  runReports: { most: 5_000 },
  refusedReports: { most: 5_000 },
  positions: { most: 50_000 },
  hints: { most: 50 },
  lists: { most: 50 },
  listViews: { most: 50 },
  displayRules: { most: 200 },
  placeAliases: { most: 1_000 },
  pricePlans: { most: 1_000 },
  rateCardDrafts: { most: 100 },
  carrierCodes: { most: 5_000 },
  hubs: { most: 1_000 },
  staff: { most: 10_000 },
  erpTokens: { most: 200 },
} as const satisfies Readonly<Record<string, PileRule>>;

export type Pile = keyof typeof declared;

/** Everything that callers add row by row and that nothing else bounds. A new table that they write has an entry here. */
export const piles: Readonly<Record<Pile, PileRule>> = declared;

type CodeOf<Name extends Pile> = (typeof declared)[Name] extends { readonly code: infer Code extends ErrorCode } ? Code : 'LIMIT_REACHED';

/** The refusal of one more. */
export type PileFull = { readonly [Name in Pile]: `${CodeOf<Name>}.${Name}` }[Pile];

/** Fewer than the declared numbers, as KEEP_LIMITS sets them. */
export type KeepLimits = Readonly<Partial<Record<Pile, number>>>;
