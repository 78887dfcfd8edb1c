import type { ErrorCode } from './errors.js';

interface PileRule {
  /** How many one owner keeps at most. KEEP_LIMITS may set fewer. */
  readonly most: number;
  readonly owner: string;
  readonly what: string;
  /** LIMIT_REACHED if absent. */
  readonly code?: ErrorCode;
  /** True if a further one ends the oldest instead of being refused. */
  readonly ends?: boolean;
}

const declared = {
  shops: { most: 1_000, owner: 'A seller', what: 'connected shops' },
  locations: { most: 5_000, owner: 'A shop', what: 'locations' },
  apiTokens: { most: 100, owner: 'A seller', what: 'live API tokens' },
  shopTokens: { most: 5, owner: 'A shop', what: 'live tokens', ends: true },
  sessions: { most: 200, owner: 'An account', what: 'sessions', ends: true },
  orderDrafts: { most: 5_000, owner: 'A seller', what: 'drafts that are not placed' },
  orderFileAnswers: { most: 500, owner: 'A seller', what: 'remembered answers about files' },
  orderImports: { most: 2_000, owner: 'A seller', what: 'imports of orders, which are deleted after 90 days' },
  addresses: { most: 2_000, owner: 'A seller', what: 'addresses', code: 'ADDRESS_BOOK_FULL' },
  parcels: { most: 100, owner: 'A seller', what: 'parcels', code: 'ADDRESS_BOOK_FULL' },
  webhooks: { most: 20, owner: 'An account', what: 'webhooks', code: 'TOO_MANY_WEBHOOKS' },
  carrierAccounts: { most: 100, owner: 'A seller, like the operator,', what: 'accounts at carriers' },
  payoutAccounts: { most: 200, owner: 'A seller', what: 'bank accounts, replaced ones included' },
  payoutRequests: { most: 100, owner: 'A seller', what: 'open requests for a payout' },
  orderChanges: { most: 1_000, owner: 'An order', what: 'changes' },
  notes: { most: 500, owner: 'A shipment', what: 'notes' },
  noteFiles: { most: 100, owner: 'A shipment', what: 'files of notes' },
  consigneeChoices: { most: 100, owner: 'A parcel', what: 'choices of its consignee' },
  proofFiles: { most: 20, owner: 'A task', what: 'files', code: 'VALIDATION_FAILED' },
  runReports: { most: 5_000, owner: 'A run', what: 'reports of its driver' },
  refusedReports: { most: 5_000, owner: 'A driver', what: 'refused reports of the last 180 days' },
  positions: { most: 50_000, owner: 'A run', what: 'positions' },
  displayRules: { most: 200, owner: 'A seller', what: 'display rules' },
  placeAliases: { most: 1_000, owner: 'A country', what: 'names of cities' },
  pricePlans: { most: 1_000, owner: 'The operator', what: 'price plans' },
  rateCardDrafts: { most: 100, owner: 'A service', what: 'drafts of rate cards' },
  carrierCodes: { most: 5_000, owner: 'A carrier account', what: 'mapped codes' },
  hubs: { most: 1_000, owner: 'The operator', what: 'hubs' },
  staff: { most: 10_000, owner: 'The operator', what: 'staff accounts' },
  erpTokens: { most: 200, owner: 'The operator', what: 'live ERP tokens' },
} as const satisfies Readonly<Record<string, PileRule>>;

export type Pile = keyof typeof declared;

/** Everything that callers add row by row and that nothing else bounds. A new table that they write has an entry here. */
export const piles: Readonly<Record<Pile, PileRule>> = declared;

/** Fewer than the declared numbers, as KEEP_LIMITS sets them. */
export type KeepLimits = Readonly<Partial<Record<Pile, number>>>;
