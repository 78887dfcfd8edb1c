import type { SellerAccountKind } from './ledger.enums.js';
interface AccountDefinition {
  readonly code: string;
  readonly type: 'asset' | 'liability' | 'revenue' | 'expense';
  readonly title: string;
  readonly sellerKind?: SellerAccountKind;
}

/** All ledger accounts. Each exists once per currency; nothing can be posted elsewhere. */
export const chartOfAccounts = {
  codWithDriver: { code: '1100', type: 'asset', title: 'COD with driver' },
  codWithCarrier: { code: '1105', type: 'asset', title: 'COD with carriers' },
  codWithReception: { code: '1110', type: 'asset', title: 'COD with reception' },
  codWithAccounts: { code: '1120', type: 'asset', title: 'COD with accounts' },
  bank: { code: '1130', type: 'asset', title: 'Bank' },
  clearing: { code: '1140', type: 'asset', title: 'Card, POS and payment link clearing' },
  sellerReceivable: { code: '1200', type: 'asset', title: 'Receivable of contract sellers', sellerKind: 'receivable' },
  driverShortage: { code: '1210', type: 'asset', title: 'Driver shortage receivable' },
  sellerWallet: { code: '2100', type: 'liability', title: 'Seller wallet', sellerKind: 'wallet' },
  carrierPayable: { code: '2200', type: 'liability', title: 'Carrier payable' },
  refundsPayable: { code: '2300', type: 'liability', title: 'Refunds payable' },
  shippingRevenue: { code: '4100', type: 'revenue', title: 'Shipping revenue' },
  codFeeRevenue: { code: '4110', type: 'revenue', title: 'COD handling fee' },
  adjustmentRevenue: { code: '4120', type: 'revenue', title: 'Weight adjustment revenue' },
  returnRevenue: { code: '4130', type: 'revenue', title: 'Return shipping revenue' },
  waivedFees: { code: '5100', type: 'expense', title: 'Waived fees' },
  carrierCost: { code: '5200', type: 'expense', title: 'Carrier cost' },
  shortageLoss: { code: '5300', type: 'expense', title: 'COD shortage loss' },
  cashRounding: { code: '5400', type: 'expense', title: 'Cash rounding' },
} as const satisfies Record<string, AccountDefinition>;

export type AccountName = keyof typeof chartOfAccounts;
export type AccountCode = (typeof chartOfAccounts)[AccountName]['code'];

const definitions: readonly AccountDefinition[] = Object.values(chartOfAccounts);

export const accountCodes: readonly string[] = definitions.map(({ code }) => code);

/** Accounts with few entries, found through an index; entries on other accounts occur on any page of the journal. */
export const rareAccountCodes: readonly AccountCode[] = [
  // Without a carrier that collects cash, it has none at all.
  chartOfAccounts.codWithCarrier.code,
  chartOfAccounts.driverShortage.code,
  chartOfAccounts.refundsPayable.code,
  chartOfAccounts.adjustmentRevenue.code,
  chartOfAccounts.returnRevenue.code,
  chartOfAccounts.waivedFees.code,
  chartOfAccounts.shortageLoss.code,
];

export interface LedgerAccount {
  readonly code: string;
  readonly title: string;
  readonly type: AccountDefinition['type'];
  /** Kind of owner of its sub-accounts. */
  readonly party: 'seller' | 'worker' | null;
}

const partyOf = ({ code, sellerKind }: AccountDefinition): LedgerAccount['party'] =>
  sellerKind ? 'seller' : code === chartOfAccounts.driverShortage.code ? 'worker' : null;

/** The chart keyed by code, in order. */
export const ledgerAccounts: ReadonlyMap<string, LedgerAccount> = new Map(
  definitions.map((each) => [each.code, { code: each.code, title: each.title, type: each.type, party: partyOf(each) }]),
);

const kinds: ReadonlyMap<string, SellerAccountKind> = new Map(
  definitions.flatMap(({ code, sellerKind }) => (sellerKind ? [[code, sellerKind] as const] : [])),
);

/** The kind of seller account with this code; `undefined` for the operator's accounts. */
export const sellerKindOf = (code: AccountCode): SellerAccountKind | undefined => kinds.get(code);
