/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema-types.generated.js';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SellerBrandingFragment = { id: string, displayName: string, branding: { brandName: string | null, supportEmail: string | null, supportPhone: string | null, supportUrl: string | null, shopperMails: boolean, mailLanguage: Types.ShopperLanguage | null, logo: { url: string, width: number, height: number } | null }, shops: Array<{ id: string, name: string }> };

export type BrandingPageQueryVariables = Exact<{
  id: string;
}>;


export type BrandingPageQuery = { seller: { id: string, displayName: string, branding: { brandName: string | null, supportEmail: string | null, supportPhone: string | null, supportUrl: string | null, shopperMails: boolean, mailLanguage: Types.ShopperLanguage | null, logo: { url: string, width: number, height: number } | null }, shops: Array<{ id: string, name: string }> } };

export type UpdateBrandingMutationVariables = Exact<{
  sellerId: string;
  input: Types.UpdateBrandingInput;
}>;


export type UpdateBrandingMutation = { updateBranding: { id: string } };

export type SetSellerLogoMutationVariables = Exact<{
  sellerId: string;
  content: string;
}>;


export type SetSellerLogoMutation = { setSellerLogo: { id: string } };

export type RemoveSellerLogoMutationVariables = Exact<{
  sellerId: string;
}>;


export type RemoveSellerLogoMutation = { removeSellerLogo: { id: string } };

export type SellerDisplayRuleFragment = { id: string, shopId: string | null, priority: number, effect: Types.DisplayEffect, value: string | null, currency: string, rounding: Types.DisplayRounding, services: Array<string> | null, countries: Array<string> | null, weightFromKg: string | null, weightToKg: string | null, min: { amount: string, currency: string } | null, max: { amount: string, currency: string } | null, orderValueFrom: { amount: string, currency: string } | null, orderValueTo: { amount: string, currency: string } | null };

export type SellerDisplayRulesQueryVariables = Exact<{
  id: string;
}>;


export type SellerDisplayRulesQuery = { seller: { currency: string, displayRules: Array<{ id: string, shopId: string | null, priority: number, effect: Types.DisplayEffect, value: string | null, currency: string, rounding: Types.DisplayRounding, services: Array<string> | null, countries: Array<string> | null, weightFromKg: string | null, weightToKg: string | null, min: { amount: string, currency: string } | null, max: { amount: string, currency: string } | null, orderValueFrom: { amount: string, currency: string } | null, orderValueTo: { amount: string, currency: string } | null }>, shops: Array<{ id: string, domain: string, name: string }> } };

export type CreateSellerDisplayRuleMutationVariables = Exact<{
  input: Types.CreateDisplayRuleInput;
}>;


export type CreateSellerDisplayRuleMutation = { createDisplayRule: { id: string } };

export type DeleteSellerDisplayRuleMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSellerDisplayRuleMutation = { deleteDisplayRule: boolean };

export type OwnInvoicesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  sellerId?: string | null | undefined;
  month?: string | null | undefined;
  kind?: Types.SellerInvoiceKind | null | undefined;
}>;


export type OwnInvoicesQuery = { sellerInvoices: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, reference: string, kind: Types.SellerInvoiceKind, sellerId: string, billedTo: string, month: string, issuedAt: string, net: { amount: string, currency: string }, vat: { amount: string, currency: string }, gross: { amount: string, currency: string }, due: { amount: string, currency: string } }> } };

export type OwnInvoiceFileQueryVariables = Exact<{
  id: string;
  language: Types.InvoiceLanguage;
}>;


export type OwnInvoiceFileQuery = { sellerInvoiceFile: { fileName: string, content: string } };

export type OneInvoiceQueryVariables = Exact<{
  id: string;
}>;


export type OneInvoiceQuery = { sellerInvoice: { id: string, reference: string, kind: Types.SellerInvoiceKind, sellerId: string, billedTo: string, month: string, issuedAt: string, vatPercent: string, net: { amount: string, currency: string }, vat: { amount: string, currency: string }, gross: { amount: string, currency: string }, due: { amount: string, currency: string }, lines: Array<{ kind: string, quantity: number, net: string, vat: string, gross: string }> } };

export type InvoiceChargeFragment = { id: string, kind: string, shipmentId: string | null, shipmentReference: string | null, serviceName: string | null, destination: string | null, orderReference: string | null, createdAt: string, amount: { amount: string, currency: string } };

export type InvoiceChargesQueryVariables = Exact<{
  invoiceId: string;
  kind?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type InvoiceChargesQuery = { sellerInvoiceCharges: { totalCount: number, nodes: Array<{ id: string, kind: string, shipmentId: string | null, shipmentReference: string | null, serviceName: string | null, destination: string | null, orderReference: string | null, createdAt: string, amount: { amount: string, currency: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type InvoiceChargesCsvQueryVariables = Exact<{
  invoiceId: string;
  kind?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type InvoiceChargesCsvQuery = { sellerInvoiceChargesCsv: { fileName: string, text: string, hasNextPage: boolean, endCursor: string | null } };

export type BookedEntryFragment = { id: string, type: string, description: string, replayed: boolean };

export type LedgerChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type LedgerChoicesQuery = { carriers: Array<{ code: string, name: string }>, sellers: { nodes: Array<{ currency: string }> } };

export type WorkersQueryVariables = Exact<{
  staff: boolean;
}>;


export type WorkersQuery = { codCustody: Array<{ holder: { id: string, name: string } | null }>, staff?: { nodes: Array<{ id: string, name: string, role: Types.StaffRole }> } };

export type PayCarrierMutationVariables = Exact<{
  carrierCode: string;
  amount: string | number;
  currency: string;
  reference?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type PayCarrierMutation = { payCarrier: { id: string, type: string, description: string, replayed: boolean } };

export type RepayShortageMutationVariables = Exact<{
  workerId: string;
  amount: string | number;
  currency: string;
  reference?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type RepayShortageMutation = { repayShortage: { id: string, type: string, description: string, replayed: boolean } };

export type WriteOffShortageMutationVariables = Exact<{
  workerId: string;
  amount: string | number;
  currency: string;
  reference?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type WriteOffShortageMutation = { writeOffShortage: { id: string, type: string, description: string, replayed: boolean } };

export type SettleClearingMutationVariables = Exact<{
  entryId: string;
  reference: string;
}>;


export type SettleClearingMutation = { settleClearing: { id: string, type: string, description: string, replayed: boolean } };

export type RefundPayerMutationVariables = Exact<{
  entryId: string;
  reference: string;
}>;


export type RefundPayerMutation = { refundPayer: { id: string, type: string, description: string, replayed: boolean } };

export type ReverseEntryMutationVariables = Exact<{
  entryId: string;
  reason: string;
}>;


export type ReverseEntryMutation = { reverseEntry: { id: string, type: string, description: string, replayed: boolean } };

export type PayoutAccountLineFragment = { id: string, number: string, holder: string, bankName: string, bankCode: string | null, country: string, currency: string, status: Types.PayoutAccountStatus, version: number, approvalRequestId: string | null, verifiedAt: string | null, createdAt: string };

export type PayoutAccountsQueryVariables = Exact<{
  id: string;
}>;


export type PayoutAccountsQuery = { seller: { id: string, currency: string, payoutAccounts: Array<{ id: string, number: string, holder: string, bankName: string, bankCode: string | null, country: string, currency: string, status: Types.PayoutAccountStatus, version: number, approvalRequestId: string | null, verifiedAt: string | null, createdAt: string }> } };

export type SetPayoutAccountMutationVariables = Exact<{
  input: Types.SetPayoutAccountInput;
}>;


export type SetPayoutAccountMutation = { setPayoutAccount: { id: string, status: Types.PayoutAccountStatus } };

export type RevealPayoutAccountMutationVariables = Exact<{
  id: string;
}>;


export type RevealPayoutAccountMutation = { revealPayoutAccount: string };

export type OfferedPlanFragment = { id: string, name: string, currency: string, discountPercent: string, codFeePercent: string | null, creditLimit: { amount: string, currency: string }, adjustmentThreshold: { amount: string, currency: string } | null };

export type SellerDetailsFragment = { id: string, name: string, displayName: string, firstName: string, lastName: string, email: string, company: string | null, phone: string | null, role: Types.BillingRole, status: Types.SellerStatus, listedStatus: Types.ListedSellerStatus, currency: string, language: string, timezone: string, taxId: string | null, crNumber: string | null, isLocal: boolean, isInternational: boolean, notifyEmails: Array<string>, orderMails: Types.OrderMails, notes: string | null, spendUncleared: boolean, createdAt: string, updatedAt: string, codFeePercent: string | null, address: { address: string, city: string, state: string | null, zip: string, country: string, countryCode: string } | null, creditLimit: { amount: string, currency: string } | null, adjustmentThreshold: { amount: string, currency: string } | null, plan: { id: string, name: string, currency: string, discountPercent: string, codFeePercent: string | null, creditLimit: { amount: string, currency: string }, adjustmentThreshold: { amount: string, currency: string } | null } | null };

export type SellerOverviewFragment = { id: string, name: string, displayName: string, firstName: string, lastName: string, email: string, company: string | null, phone: string | null, role: Types.BillingRole, status: Types.SellerStatus, listedStatus: Types.ListedSellerStatus, currency: string, language: string, timezone: string, taxId: string | null, crNumber: string | null, isLocal: boolean, isInternational: boolean, notifyEmails: Array<string>, orderMails: Types.OrderMails, notes: string | null, spendUncleared: boolean, createdAt: string, updatedAt: string, codFeePercent: string | null, planHistory: Array<{ effectiveFrom: string, effectiveTo: string | null, plan: { id: string, name: string } | null }>, figures: { totalShipments: number, shopCount: number, activeShopCount: number, lastShipmentAt: string | null } | null, shipmentStats: { delivered: number, inTransit: number, failed: number, returned: number }, shops: Array<{ id: string, name: string, domain: string, platform: string, activated: boolean, createdAt: string }>, address: { address: string, city: string, state: string | null, zip: string, country: string, countryCode: string } | null, creditLimit: { amount: string, currency: string } | null, adjustmentThreshold: { amount: string, currency: string } | null, plan: { id: string, name: string, currency: string, discountPercent: string, codFeePercent: string | null, creditLimit: { amount: string, currency: string }, adjustmentThreshold: { amount: string, currency: string } | null } | null };

export type SellerPageQueryVariables = Exact<{
  id: string;
}>;


export type SellerPageQuery = { seller: { id: string, name: string, displayName: string, firstName: string, lastName: string, email: string, company: string | null, phone: string | null, role: Types.BillingRole, status: Types.SellerStatus, listedStatus: Types.ListedSellerStatus, currency: string, language: string, timezone: string, taxId: string | null, crNumber: string | null, isLocal: boolean, isInternational: boolean, notifyEmails: Array<string>, orderMails: Types.OrderMails, notes: string | null, spendUncleared: boolean, createdAt: string, updatedAt: string, codFeePercent: string | null, planHistory: Array<{ effectiveFrom: string, effectiveTo: string | null, plan: { id: string, name: string } | null }>, figures: { totalShipments: number, shopCount: number, activeShopCount: number, lastShipmentAt: string | null } | null, shipmentStats: { delivered: number, inTransit: number, failed: number, returned: number }, shops: Array<{ id: string, name: string, domain: string, platform: string, activated: boolean, createdAt: string }>, address: { address: string, city: string, state: string | null, zip: string, country: string, countryCode: string } | null, creditLimit: { amount: string, currency: string } | null, adjustmentThreshold: { amount: string, currency: string } | null, plan: { id: string, name: string, currency: string, discountPercent: string, codFeePercent: string | null, creditLimit: { amount: string, currency: string }, adjustmentThreshold: { amount: string, currency: string } | null } | null } };

export type OfferedPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferedPlansQuery = { plans: Array<{ id: string, name: string, currency: string, discountPercent: string, codFeePercent: string | null, creditLimit: { amount: string, currency: string }, adjustmentThreshold: { amount: string, currency: string } | null }> };

export type UpdateSellerMutationVariables = Exact<{
  id: string;
  input: Types.UpdateSellerInput;
}>;


export type UpdateSellerMutation = { updateSeller: { id: string, warnings: Array<{ field: string, message: string, approvalRequestId: string }> } };

export type UpdateSellerPlanMutationVariables = Exact<{
  sellerId: string;
  planId: string;
}>;


export type UpdateSellerPlanMutation = { updateSellerPlan: { id: string, warnings: Array<{ field: string, message: string, approvalRequestId: string }> } };

export type ProfileQueryVariables = Exact<{
  id: string;
}>;


export type ProfileQuery = { seller: { id: string, name: string, displayName: string, firstName: string, lastName: string, email: string, company: string | null, phone: string | null, role: Types.BillingRole, status: Types.SellerStatus, listedStatus: Types.ListedSellerStatus, currency: string, language: string, timezone: string, taxId: string | null, crNumber: string | null, isLocal: boolean, isInternational: boolean, notifyEmails: Array<string>, orderMails: Types.OrderMails, notes: string | null, spendUncleared: boolean, createdAt: string, updatedAt: string, codFeePercent: string | null, address: { address: string, city: string, state: string | null, zip: string, country: string, countryCode: string } | null, creditLimit: { amount: string, currency: string } | null, adjustmentThreshold: { amount: string, currency: string } | null, plan: { id: string, name: string, currency: string, discountPercent: string, codFeePercent: string | null, creditLimit: { amount: string, currency: string }, adjustmentThreshold: { amount: string, currency: string } | null } | null } };

export type UpdateProfileMutationVariables = Exact<{
  input: Types.UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string } };

export type ListedSellerFragment = { id: string, name: string, displayName: string, email: string, company: string | null, role: Types.BillingRole, listedStatus: Types.ListedSellerStatus, isLocal: boolean, isInternational: boolean, createdAt: string, figures: { totalShipments: number, shopCount: number, activeShopCount: number, lastShipmentAt: string | null } | null };

export type SellersQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: Types.ListedSellerStatus | null | undefined;
  role?: Types.BillingRole | null | undefined;
  hasShops?: boolean | null | undefined;
  isLocal?: boolean | null | undefined;
  isInternational?: boolean | null | undefined;
  createdAfter?: string | null | undefined;
  createdBefore?: string | null | undefined;
  sortBy?: Types.SellerSort | null | undefined;
  sortOrder?: Types.SortOrder | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type SellersQuery = { sellers: { totalCount: number, nodes: Array<{ id: string, name: string, displayName: string, email: string, company: string | null, role: Types.BillingRole, listedStatus: Types.ListedSellerStatus, isLocal: boolean, isInternational: boolean, createdAt: string, figures: { totalShipments: number, shopCount: number, activeShopCount: number, lastShipmentAt: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SellerFilterCountsQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: Types.ListedSellerStatus | null | undefined;
  role?: Types.BillingRole | null | undefined;
  hasShops?: boolean | null | undefined;
  isLocal?: boolean | null | undefined;
  isInternational?: boolean | null | undefined;
  createdAfter?: string | null | undefined;
  createdBefore?: string | null | undefined;
}>;


export type SellerFilterCountsQuery = { sellerFilterCounts: { status: { active: number, incomplete: number, inactive: number }, role: { prepaid: number, postpaid: number }, hasShops: { yes: number, no: number }, isLocal: { yes: number, no: number }, isInternational: { yes: number, no: number } } };

export type InviteSellerMutationVariables = Exact<{
  input: Types.InviteSellerInput;
}>;


export type InviteSellerMutation = { inviteSeller: { expiresAt: string, seller: { id: string, name: string, displayName: string, email: string } } };

export type RegisterSellerMutationVariables = Exact<{
  input: Types.RegisterSellerInput;
}>;


export type RegisterSellerMutation = { registerSeller: { id: string, name: string } };

export type StatementLineFragment = { id: string, createdAt: string, account: Types.TransactionAccount, type: Types.TransactionType, source: Types.TransactionSource, status: Types.TransactionStatus, description: string, reference: string | null, shipmentId: string | null, shipmentReference: string | null, orderReference: string | null, amount: { amount: string, currency: string }, balanceBefore: { amount: string, currency: string }, balanceAfter: { amount: string, currency: string } };

export type StatementQueryVariables = Exact<{
  sellerId: string;
  type?: Types.TransactionType | null | undefined;
  source?: Types.TransactionSource | null | undefined;
  status?: Types.TransactionStatus | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type StatementQuery = { transactions: { totalCount: number, nodes: Array<{ id: string, createdAt: string, account: Types.TransactionAccount, type: Types.TransactionType, source: Types.TransactionSource, status: Types.TransactionStatus, description: string, reference: string | null, shipmentId: string | null, shipmentReference: string | null, orderReference: string | null, amount: { amount: string, currency: string }, balanceBefore: { amount: string, currency: string }, balanceAfter: { amount: string, currency: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type StatementTransactionQueryVariables = Exact<{
  id: string;
}>;


export type StatementTransactionQuery = { transaction: { clearedAt: string | null, sellerId: string, orderId: string | null, invoiceId: string | null, journalEntryId: string | null, approvalRequestId: string | null, reversesTransactionId: string | null, id: string, createdAt: string, account: Types.TransactionAccount, type: Types.TransactionType, source: Types.TransactionSource, status: Types.TransactionStatus, description: string, reference: string | null, shipmentId: string | null, shipmentReference: string | null, orderReference: string | null, amount: { amount: string, currency: string }, balanceBefore: { amount: string, currency: string }, balanceAfter: { amount: string, currency: string } } };

export type StatementFileQueryVariables = Exact<{
  sellerId: string;
  type?: Types.TransactionType | null | undefined;
  source?: Types.TransactionSource | null | undefined;
  status?: Types.TransactionStatus | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type StatementFileQuery = { transactions: { nodes: Array<{ id: string, createdAt: string, account: Types.TransactionAccount, type: Types.TransactionType, source: Types.TransactionSource, status: Types.TransactionStatus, description: string, reference: string | null, shipmentId: string | null, shipmentReference: string | null, orderReference: string | null, amount: { amount: string, currency: string }, balanceBefore: { amount: string, currency: string }, balanceAfter: { amount: string, currency: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MonthlyStatementQueryVariables = Exact<{
  sellerId: string;
  month: string;
}>;


export type MonthlyStatementQuery = { sellerStatement: { month: string, isFinal: boolean, timeZone: string, accounts: Array<{ account: Types.TransactionAccount, currency: string, movements: number, opening: { amount: string, currency: string }, credits: { amount: string, currency: string }, debits: { amount: string, currency: string }, closing: { amount: string, currency: string } }> } };

export type MonthlyStatementFileQueryVariables = Exact<{
  sellerId: string;
  month: string;
  language: Types.StatementLanguage;
}>;


export type MonthlyStatementFileQuery = { sellerStatementFile: { fileName: string, content: string } };

export type MonthlyStatementCsvQueryVariables = Exact<{
  sellerId: string;
  month: string;
  after?: string | null | undefined;
}>;


export type MonthlyStatementCsvQuery = { sellerStatementCsv: { fileName: string, text: string, hasNextPage: boolean, endCursor: string | null } };

export type WalletFiguresFragment = { currency: string, balance: { amount: string, currency: string }, available: { amount: string, currency: string }, held: { amount: string, currency: string }, uncleared: { amount: string, currency: string } };

export type SellerWalletsQueryVariables = Exact<{
  id: string;
}>;


export type SellerWalletsQuery = { seller: { id: string, name: string, displayName: string, company: string | null, role: Types.BillingRole, currency: string, spendUncleared: boolean, timezone: string, createdAt: string, creditLimit: { amount: string, currency: string } | null, plan: { creditLimit: { amount: string, currency: string } } | null, wallets: Array<{ currency: string, onItsWay: Array<{ stage: Types.MoneyStage, shipments: number, expectedFrom: string | null, expectedUntil: string | null, amount: { amount: string, currency: string } }>, payout: { waitsFor: Types.PayoutWait, account: string | null, requestedAt: string | null, payable: { amount: string, currency: string }, requested: { amount: string, currency: string } }, balance: { amount: string, currency: string }, available: { amount: string, currency: string }, held: { amount: string, currency: string }, uncleared: { amount: string, currency: string } }> } };

export type PayInWaysQueryVariables = Exact<{
  id: string;
}>;


export type PayInWaysQuery = { seller: { id: string, topUpWays: { online: Types.OnlinePayment, bankDetails: Array<string>, reference: string } } };

export type StartTopUpMutationVariables = Exact<{
  input: Types.StartTopUpInput;
}>;


export type StartTopUpMutation = { startTopUp: { paymentUrl: string } };

export type StillToCollectQueryVariables = Exact<{
  sellerId?: string | number | null | undefined;
  startDate: string;
  endDate: string;
}>;


export type StillToCollectQuery = { shipmentFigures: { codOutstanding: { toCollect: Array<{ amount: string, currency: string }> } | null } };

export type TopUpWalletMutationVariables = Exact<{
  sellerId: string;
  amount: string | number;
  currency: string;
  into?: Types.TopUpAccount | null | undefined;
  reference?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type TopUpWalletMutation = { topUpWallet: { currency: string, balance: { amount: string, currency: string }, available: { amount: string, currency: string }, held: { amount: string, currency: string }, uncleared: { amount: string, currency: string } } };

export type CreditWalletMutationVariables = Exact<{
  sellerId: string;
  amount: string | number;
  currency: string;
  reason: string;
  reference?: string | null | undefined;
}>;


export type CreditWalletMutation = { creditWallet: { id: string } };

export type RequestPayoutMutationVariables = Exact<{
  sellerId: string;
  amount: string | number;
  currency: string;
  reference?: string | null | undefined;
}>;


export type RequestPayoutMutation = { requestPayout: { id: string } };

export type SettleReceivableMutationVariables = Exact<{
  sellerId: string;
  amount: string | number;
  currency: string;
  from?: Types.SettlementSource | null | undefined;
  reference?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type SettleReceivableMutation = { settleReceivable: { id: string } };

export type WalletMovesSubscriptionVariables = Exact<{
  sellerId: string;
}>;


export type WalletMovesSubscription = { walletChanged: { eventId: string } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const SellerBrandingFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SellerBranding on Seller {
  id
  displayName
  branding {
    brandName
    supportEmail
    supportPhone
    supportUrl
    shopperMails
    mailLanguage
    logo {
      url
      width
      height
    }
  }
  shops {
    id
    name
  }
}
    `, {"fragmentName":"SellerBranding"}) as unknown as TypedDocumentString<SellerBrandingFragment, unknown>;
export const SellerDisplayRuleFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SellerDisplayRule on DisplayRule {
  id
  shopId
  priority
  effect
  value
  currency
  rounding
  services
  countries
  min {
    amount
    currency
  }
  max {
    amount
    currency
  }
  orderValueFrom {
    amount
    currency
  }
  orderValueTo {
    amount
    currency
  }
  weightFromKg
  weightToKg
}
    `, {"fragmentName":"SellerDisplayRule"}) as unknown as TypedDocumentString<SellerDisplayRuleFragment, unknown>;
export const InvoiceChargeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment InvoiceCharge on SellerInvoiceCharge {
  id
  kind
  shipmentId
  shipmentReference
  serviceName
  destination
  orderReference
  createdAt
  amount {
    amount
    currency
  }
}
    `, {"fragmentName":"InvoiceCharge"}) as unknown as TypedDocumentString<InvoiceChargeFragment, unknown>;
export const BookedEntryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BookedEntry on JournalEntry {
  id
  type
  description
  replayed
}
    `, {"fragmentName":"BookedEntry"}) as unknown as TypedDocumentString<BookedEntryFragment, unknown>;
export const PayoutAccountLineFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PayoutAccountLine on PayoutAccount {
  id
  number
  holder
  bankName
  bankCode
  country
  currency
  status
  version
  approvalRequestId
  verifiedAt
  createdAt
}
    `, {"fragmentName":"PayoutAccountLine"}) as unknown as TypedDocumentString<PayoutAccountLineFragment, unknown>;
export const OfferedPlanFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferedPlan on PricePlan {
  id
  name
  currency
  discountPercent
  creditLimit {
    amount
    currency
  }
  codFeePercent
  adjustmentThreshold {
    amount
    currency
  }
}
    `, {"fragmentName":"OfferedPlan"}) as unknown as TypedDocumentString<OfferedPlanFragment, unknown>;
export const SellerDetailsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SellerDetails on Seller {
  id
  name
  displayName
  firstName
  lastName
  email
  company
  phone
  address {
    address
    city
    state
    zip
    country
    countryCode
  }
  role
  status
  listedStatus
  currency
  language
  timezone
  taxId
  crNumber
  isLocal
  isInternational
  notifyEmails
  orderMails
  notes
  spendUncleared
  createdAt
  updatedAt
  creditLimit {
    amount
    currency
  }
  adjustmentThreshold {
    amount
    currency
  }
  codFeePercent
  plan {
    ...OfferedPlan
  }
}
    fragment OfferedPlan on PricePlan {
  id
  name
  currency
  discountPercent
  creditLimit {
    amount
    currency
  }
  codFeePercent
  adjustmentThreshold {
    amount
    currency
  }
}`, {"fragmentName":"SellerDetails"}) as unknown as TypedDocumentString<SellerDetailsFragment, unknown>;
export const SellerOverviewFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SellerOverview on Seller {
  ...SellerDetails
  planHistory {
    effectiveFrom
    effectiveTo
    plan {
      id
      name
    }
  }
  figures {
    totalShipments
    shopCount
    activeShopCount
    lastShipmentAt
  }
  shipmentStats {
    delivered
    inTransit
    failed
    returned
  }
  shops {
    id
    name
    domain
    platform
    activated
    createdAt
  }
}
    fragment OfferedPlan on PricePlan {
  id
  name
  currency
  discountPercent
  creditLimit {
    amount
    currency
  }
  codFeePercent
  adjustmentThreshold {
    amount
    currency
  }
}
fragment SellerDetails on Seller {
  id
  name
  displayName
  firstName
  lastName
  email
  company
  phone
  address {
    address
    city
    state
    zip
    country
    countryCode
  }
  role
  status
  listedStatus
  currency
  language
  timezone
  taxId
  crNumber
  isLocal
  isInternational
  notifyEmails
  orderMails
  notes
  spendUncleared
  createdAt
  updatedAt
  creditLimit {
    amount
    currency
  }
  adjustmentThreshold {
    amount
    currency
  }
  codFeePercent
  plan {
    ...OfferedPlan
  }
}`, {"fragmentName":"SellerOverview"}) as unknown as TypedDocumentString<SellerOverviewFragment, unknown>;
export const ListedSellerFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ListedSeller on Seller {
  id
  name
  displayName
  email
  company
  role
  listedStatus
  isLocal
  isInternational
  createdAt
  figures {
    totalShipments
    shopCount
    activeShopCount
    lastShipmentAt
  }
}
    `, {"fragmentName":"ListedSeller"}) as unknown as TypedDocumentString<ListedSellerFragment, unknown>;
export const StatementLineFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StatementLine on Transaction {
  id
  createdAt
  account
  type
  source
  status
  description
  reference
  shipmentId
  shipmentReference
  orderReference
  amount {
    amount
    currency
  }
  balanceBefore {
    amount
    currency
  }
  balanceAfter {
    amount
    currency
  }
}
    `, {"fragmentName":"StatementLine"}) as unknown as TypedDocumentString<StatementLineFragment, unknown>;
export const WalletFiguresFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WalletFigures on Wallet {
  currency
  balance {
    amount
    currency
  }
  available {
    amount
    currency
  }
  held {
    amount
    currency
  }
  uncleared {
    amount
    currency
  }
}
    `, {"fragmentName":"WalletFigures"}) as unknown as TypedDocumentString<WalletFiguresFragment, unknown>;
export const BrandingPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BrandingPage($id: String!) {
  seller(id: $id) {
    ...SellerBranding
  }
}
    fragment SellerBranding on Seller {
  id
  displayName
  branding {
    brandName
    supportEmail
    supportPhone
    supportUrl
    shopperMails
    mailLanguage
    logo {
      url
      width
      height
    }
  }
  shops {
    id
    name
  }
}`) as unknown as TypedDocumentString<BrandingPageQuery, BrandingPageQueryVariables>;
export const UpdateBrandingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateBranding($sellerId: String!, $input: UpdateBrandingInput!) {
  updateBranding(sellerId: $sellerId, input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateBrandingMutation, UpdateBrandingMutationVariables>;
export const SetSellerLogoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetSellerLogo($sellerId: String!, $content: Bytes!) {
  setSellerLogo(sellerId: $sellerId, content: $content) {
    id
  }
}
    `) as unknown as TypedDocumentString<SetSellerLogoMutation, SetSellerLogoMutationVariables>;
export const RemoveSellerLogoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveSellerLogo($sellerId: String!) {
  removeSellerLogo(sellerId: $sellerId) {
    id
  }
}
    `) as unknown as TypedDocumentString<RemoveSellerLogoMutation, RemoveSellerLogoMutationVariables>;
export const SellerDisplayRulesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SellerDisplayRules($id: String!) {
  seller(id: $id) {
    currency
    displayRules {
      ...SellerDisplayRule
    }
    shops {
      id
      domain
      name
    }
  }
}
    fragment SellerDisplayRule on DisplayRule {
  id
  shopId
  priority
  effect
  value
  currency
  rounding
  services
  countries
  min {
    amount
    currency
  }
  max {
    amount
    currency
  }
  orderValueFrom {
    amount
    currency
  }
  orderValueTo {
    amount
    currency
  }
  weightFromKg
  weightToKg
}`) as unknown as TypedDocumentString<SellerDisplayRulesQuery, SellerDisplayRulesQueryVariables>;
export const CreateSellerDisplayRuleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateSellerDisplayRule($input: CreateDisplayRuleInput!) {
  createDisplayRule(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateSellerDisplayRuleMutation, CreateSellerDisplayRuleMutationVariables>;
export const DeleteSellerDisplayRuleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteSellerDisplayRule($id: String!) {
  deleteDisplayRule(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteSellerDisplayRuleMutation, DeleteSellerDisplayRuleMutationVariables>;
export const OwnInvoicesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnInvoices($first: Int!, $after: String, $sellerId: String, $month: String, $kind: SellerInvoiceKind) {
  sellerInvoices(
    first: $first
    after: $after
    sellerId: $sellerId
    month: $month
    kind: $kind
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      reference
      kind
      sellerId
      billedTo
      month
      issuedAt
      net {
        amount
        currency
      }
      vat {
        amount
        currency
      }
      gross {
        amount
        currency
      }
      due {
        amount
        currency
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwnInvoicesQuery, OwnInvoicesQueryVariables>;
export const OwnInvoiceFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnInvoiceFile($id: String!, $language: InvoiceLanguage!) {
  sellerInvoiceFile(id: $id, language: $language) {
    fileName
    content
  }
}
    `) as unknown as TypedDocumentString<OwnInvoiceFileQuery, OwnInvoiceFileQueryVariables>;
export const OneInvoiceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OneInvoice($id: String!) {
  sellerInvoice(id: $id) {
    id
    reference
    kind
    sellerId
    billedTo
    month
    issuedAt
    vatPercent
    net {
      amount
      currency
    }
    vat {
      amount
      currency
    }
    gross {
      amount
      currency
    }
    due {
      amount
      currency
    }
    lines {
      kind
      quantity
      net
      vat
      gross
    }
  }
}
    `) as unknown as TypedDocumentString<OneInvoiceQuery, OneInvoiceQueryVariables>;
export const InvoiceChargesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InvoiceCharges($invoiceId: String!, $kind: String, $first: Int!, $after: String) {
  sellerInvoiceCharges(
    invoiceId: $invoiceId
    kind: $kind
    first: $first
    after: $after
  ) {
    nodes {
      ...InvoiceCharge
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment InvoiceCharge on SellerInvoiceCharge {
  id
  kind
  shipmentId
  shipmentReference
  serviceName
  destination
  orderReference
  createdAt
  amount {
    amount
    currency
  }
}`) as unknown as TypedDocumentString<InvoiceChargesQuery, InvoiceChargesQueryVariables>;
export const InvoiceChargesCsvDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InvoiceChargesCsv($invoiceId: String!, $kind: String, $after: String) {
  sellerInvoiceChargesCsv(invoiceId: $invoiceId, kind: $kind, after: $after) {
    fileName
    text
    hasNextPage
    endCursor
  }
}
    `) as unknown as TypedDocumentString<InvoiceChargesCsvQuery, InvoiceChargesCsvQueryVariables>;
export const LedgerChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LedgerChoices {
  carriers {
    code
    name
  }
  sellers(first: 1) {
    nodes {
      currency
    }
  }
}
    `) as unknown as TypedDocumentString<LedgerChoicesQuery, LedgerChoicesQueryVariables>;
export const WorkersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Workers($staff: Boolean!) {
  codCustody {
    holder {
      id
      name
    }
  }
  staff(first: 200) @include(if: $staff) {
    nodes {
      id
      name
      role
    }
  }
}
    `) as unknown as TypedDocumentString<WorkersQuery, WorkersQueryVariables>;
export const PayCarrierDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PayCarrier($carrierCode: String!, $amount: Decimal!, $currency: String!, $reference: String, $idempotencyKey: String) {
  payCarrier(
    carrierCode: $carrierCode
    amount: $amount
    currency: $currency
    reference: $reference
    idempotencyKey: $idempotencyKey
  ) {
    ...BookedEntry
  }
}
    fragment BookedEntry on JournalEntry {
  id
  type
  description
  replayed
}`) as unknown as TypedDocumentString<PayCarrierMutation, PayCarrierMutationVariables>;
export const RepayShortageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RepayShortage($workerId: String!, $amount: Decimal!, $currency: String!, $reference: String, $idempotencyKey: String) {
  repayShortage(
    workerId: $workerId
    amount: $amount
    currency: $currency
    reference: $reference
    idempotencyKey: $idempotencyKey
  ) {
    ...BookedEntry
  }
}
    fragment BookedEntry on JournalEntry {
  id
  type
  description
  replayed
}`) as unknown as TypedDocumentString<RepayShortageMutation, RepayShortageMutationVariables>;
export const WriteOffShortageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WriteOffShortage($workerId: String!, $amount: Decimal!, $currency: String!, $reference: String, $idempotencyKey: String) {
  writeOffShortage(
    workerId: $workerId
    amount: $amount
    currency: $currency
    reference: $reference
    idempotencyKey: $idempotencyKey
  ) {
    ...BookedEntry
  }
}
    fragment BookedEntry on JournalEntry {
  id
  type
  description
  replayed
}`) as unknown as TypedDocumentString<WriteOffShortageMutation, WriteOffShortageMutationVariables>;
export const SettleClearingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SettleClearing($entryId: String!, $reference: String!) {
  settleClearing(entryId: $entryId, reference: $reference) {
    ...BookedEntry
  }
}
    fragment BookedEntry on JournalEntry {
  id
  type
  description
  replayed
}`) as unknown as TypedDocumentString<SettleClearingMutation, SettleClearingMutationVariables>;
export const RefundPayerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RefundPayer($entryId: String!, $reference: String!) {
  refundPayer(entryId: $entryId, reference: $reference) {
    ...BookedEntry
  }
}
    fragment BookedEntry on JournalEntry {
  id
  type
  description
  replayed
}`) as unknown as TypedDocumentString<RefundPayerMutation, RefundPayerMutationVariables>;
export const ReverseEntryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReverseEntry($entryId: String!, $reason: String!) {
  reverseEntry(entryId: $entryId, reason: $reason) {
    ...BookedEntry
  }
}
    fragment BookedEntry on JournalEntry {
  id
  type
  description
  replayed
}`) as unknown as TypedDocumentString<ReverseEntryMutation, ReverseEntryMutationVariables>;
export const PayoutAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PayoutAccounts($id: String!) {
  seller(id: $id) {
    id
    currency
    payoutAccounts {
      ...PayoutAccountLine
    }
  }
}
    fragment PayoutAccountLine on PayoutAccount {
  id
  number
  holder
  bankName
  bankCode
  country
  currency
  status
  version
  approvalRequestId
  verifiedAt
  createdAt
}`) as unknown as TypedDocumentString<PayoutAccountsQuery, PayoutAccountsQueryVariables>;
export const SetPayoutAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetPayoutAccount($input: SetPayoutAccountInput!) {
  setPayoutAccount(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<SetPayoutAccountMutation, SetPayoutAccountMutationVariables>;
export const RevealPayoutAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevealPayoutAccount($id: String!) {
  revealPayoutAccount(id: $id)
}
    `) as unknown as TypedDocumentString<RevealPayoutAccountMutation, RevealPayoutAccountMutationVariables>;
export const SellerPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SellerPage($id: String!) {
  seller(id: $id) {
    ...SellerOverview
  }
}
    fragment OfferedPlan on PricePlan {
  id
  name
  currency
  discountPercent
  creditLimit {
    amount
    currency
  }
  codFeePercent
  adjustmentThreshold {
    amount
    currency
  }
}
fragment SellerDetails on Seller {
  id
  name
  displayName
  firstName
  lastName
  email
  company
  phone
  address {
    address
    city
    state
    zip
    country
    countryCode
  }
  role
  status
  listedStatus
  currency
  language
  timezone
  taxId
  crNumber
  isLocal
  isInternational
  notifyEmails
  orderMails
  notes
  spendUncleared
  createdAt
  updatedAt
  creditLimit {
    amount
    currency
  }
  adjustmentThreshold {
    amount
    currency
  }
  codFeePercent
  plan {
    ...OfferedPlan
  }
}
fragment SellerOverview on Seller {
  ...SellerDetails
  planHistory {
    effectiveFrom
    effectiveTo
    plan {
      id
      name
    }
  }
  figures {
    totalShipments
    shopCount
    activeShopCount
    lastShipmentAt
  }
  shipmentStats {
    delivered
    inTransit
    failed
    returned
  }
  shops {
    id
    name
    domain
    platform
    activated
    createdAt
  }
}`) as unknown as TypedDocumentString<SellerPageQuery, SellerPageQueryVariables>;
export const OfferedPlansDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferedPlans {
  plans {
    ...OfferedPlan
  }
}
    fragment OfferedPlan on PricePlan {
  id
  name
  currency
  discountPercent
  creditLimit {
    amount
    currency
  }
  codFeePercent
  adjustmentThreshold {
    amount
    currency
  }
}`) as unknown as TypedDocumentString<OfferedPlansQuery, OfferedPlansQueryVariables>;
export const UpdateSellerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateSeller($id: String!, $input: UpdateSellerInput!) {
  updateSeller(id: $id, input: $input) {
    id
    warnings {
      field
      message
      approvalRequestId
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateSellerMutation, UpdateSellerMutationVariables>;
export const UpdateSellerPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateSellerPlan($sellerId: String!, $planId: String!) {
  updateSellerPlan(sellerId: $sellerId, planId: $planId) {
    id
    warnings {
      field
      message
      approvalRequestId
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateSellerPlanMutation, UpdateSellerPlanMutationVariables>;
export const ProfileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Profile($id: String!) {
  seller(id: $id) {
    ...SellerDetails
  }
}
    fragment OfferedPlan on PricePlan {
  id
  name
  currency
  discountPercent
  creditLimit {
    amount
    currency
  }
  codFeePercent
  adjustmentThreshold {
    amount
    currency
  }
}
fragment SellerDetails on Seller {
  id
  name
  displayName
  firstName
  lastName
  email
  company
  phone
  address {
    address
    city
    state
    zip
    country
    countryCode
  }
  role
  status
  listedStatus
  currency
  language
  timezone
  taxId
  crNumber
  isLocal
  isInternational
  notifyEmails
  orderMails
  notes
  spendUncleared
  createdAt
  updatedAt
  creditLimit {
    amount
    currency
  }
  adjustmentThreshold {
    amount
    currency
  }
  codFeePercent
  plan {
    ...OfferedPlan
  }
}`) as unknown as TypedDocumentString<ProfileQuery, ProfileQueryVariables>;
export const UpdateProfileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateProfile($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const SellersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Sellers($search: String, $status: ListedSellerStatus, $role: BillingRole, $hasShops: Boolean, $isLocal: Boolean, $isInternational: Boolean, $createdAfter: String, $createdBefore: String, $sortBy: SellerSort, $sortOrder: SortOrder, $first: Int!, $after: String) {
  sellers(
    search: $search
    status: $status
    role: $role
    hasShops: $hasShops
    isLocal: $isLocal
    isInternational: $isInternational
    createdAfter: $createdAfter
    createdBefore: $createdBefore
    sortBy: $sortBy
    sortOrder: $sortOrder
    first: $first
    after: $after
  ) {
    nodes {
      ...ListedSeller
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment ListedSeller on Seller {
  id
  name
  displayName
  email
  company
  role
  listedStatus
  isLocal
  isInternational
  createdAt
  figures {
    totalShipments
    shopCount
    activeShopCount
    lastShipmentAt
  }
}`) as unknown as TypedDocumentString<SellersQuery, SellersQueryVariables>;
export const SellerFilterCountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SellerFilterCounts($search: String, $status: ListedSellerStatus, $role: BillingRole, $hasShops: Boolean, $isLocal: Boolean, $isInternational: Boolean, $createdAfter: String, $createdBefore: String) {
  sellerFilterCounts(
    search: $search
    status: $status
    role: $role
    hasShops: $hasShops
    isLocal: $isLocal
    isInternational: $isInternational
    createdAfter: $createdAfter
    createdBefore: $createdBefore
  ) {
    status {
      active
      incomplete
      inactive
    }
    role {
      prepaid
      postpaid
    }
    hasShops {
      yes
      no
    }
    isLocal {
      yes
      no
    }
    isInternational {
      yes
      no
    }
  }
}
    `) as unknown as TypedDocumentString<SellerFilterCountsQuery, SellerFilterCountsQueryVariables>;
export const InviteSellerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation InviteSeller($input: InviteSellerInput!) {
  inviteSeller(input: $input) {
    expiresAt
    seller {
      id
      name
      displayName
      email
    }
  }
}
    `) as unknown as TypedDocumentString<InviteSellerMutation, InviteSellerMutationVariables>;
export const RegisterSellerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RegisterSeller($input: RegisterSellerInput!) {
  registerSeller(input: $input) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<RegisterSellerMutation, RegisterSellerMutationVariables>;
export const StatementDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Statement($sellerId: String!, $type: TransactionType, $source: TransactionSource, $status: TransactionStatus, $startDate: String, $endDate: String, $search: String, $first: Int!, $after: String) {
  transactions(
    sellerId: $sellerId
    type: $type
    source: $source
    status: $status
    startDate: $startDate
    endDate: $endDate
    search: $search
    first: $first
    after: $after
  ) {
    nodes {
      ...StatementLine
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment StatementLine on Transaction {
  id
  createdAt
  account
  type
  source
  status
  description
  reference
  shipmentId
  shipmentReference
  orderReference
  amount {
    amount
    currency
  }
  balanceBefore {
    amount
    currency
  }
  balanceAfter {
    amount
    currency
  }
}`) as unknown as TypedDocumentString<StatementQuery, StatementQueryVariables>;
export const StatementTransactionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StatementTransaction($id: String!) {
  transaction(id: $id) {
    ...StatementLine
    clearedAt
    sellerId
    orderId
    invoiceId
    journalEntryId
    approvalRequestId
    reversesTransactionId
  }
}
    fragment StatementLine on Transaction {
  id
  createdAt
  account
  type
  source
  status
  description
  reference
  shipmentId
  shipmentReference
  orderReference
  amount {
    amount
    currency
  }
  balanceBefore {
    amount
    currency
  }
  balanceAfter {
    amount
    currency
  }
}`) as unknown as TypedDocumentString<StatementTransactionQuery, StatementTransactionQueryVariables>;
export const StatementFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StatementFile($sellerId: String!, $type: TransactionType, $source: TransactionSource, $status: TransactionStatus, $startDate: String, $endDate: String, $search: String, $first: Int!, $after: String) {
  transactions(
    sellerId: $sellerId
    type: $type
    source: $source
    status: $status
    startDate: $startDate
    endDate: $endDate
    search: $search
    first: $first
    after: $after
  ) {
    nodes {
      ...StatementLine
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment StatementLine on Transaction {
  id
  createdAt
  account
  type
  source
  status
  description
  reference
  shipmentId
  shipmentReference
  orderReference
  amount {
    amount
    currency
  }
  balanceBefore {
    amount
    currency
  }
  balanceAfter {
    amount
    currency
  }
}`) as unknown as TypedDocumentString<StatementFileQuery, StatementFileQueryVariables>;
export const MonthlyStatementDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MonthlyStatement($sellerId: String!, $month: String!) {
  sellerStatement(sellerId: $sellerId, month: $month) {
    month
    isFinal
    timeZone
    accounts {
      account
      currency
      movements
      opening {
        amount
        currency
      }
      credits {
        amount
        currency
      }
      debits {
        amount
        currency
      }
      closing {
        amount
        currency
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MonthlyStatementQuery, MonthlyStatementQueryVariables>;
export const MonthlyStatementFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MonthlyStatementFile($sellerId: String!, $month: String!, $language: StatementLanguage!) {
  sellerStatementFile(sellerId: $sellerId, month: $month, language: $language) {
    fileName
    content
  }
}
    `) as unknown as TypedDocumentString<MonthlyStatementFileQuery, MonthlyStatementFileQueryVariables>;
export const MonthlyStatementCsvDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MonthlyStatementCsv($sellerId: String!, $month: String!, $after: String) {
  sellerStatementCsv(sellerId: $sellerId, month: $month, after: $after) {
    fileName
    text
    hasNextPage
    endCursor
  }
}
    `) as unknown as TypedDocumentString<MonthlyStatementCsvQuery, MonthlyStatementCsvQueryVariables>;
export const SellerWalletsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SellerWallets($id: String!) {
  seller(id: $id) {
    id
    name
    displayName
    company
    role
    currency
    spendUncleared
    timezone
    createdAt
    creditLimit {
      amount
      currency
    }
    plan {
      creditLimit {
        amount
        currency
      }
    }
    wallets {
      ...WalletFigures
      onItsWay {
        stage
        shipments
        expectedFrom
        expectedUntil
        amount {
          amount
          currency
        }
      }
      payout {
        waitsFor
        account
        requestedAt
        payable {
          amount
          currency
        }
        requested {
          amount
          currency
        }
      }
    }
  }
}
    fragment WalletFigures on Wallet {
  currency
  balance {
    amount
    currency
  }
  available {
    amount
    currency
  }
  held {
    amount
    currency
  }
  uncleared {
    amount
    currency
  }
}`) as unknown as TypedDocumentString<SellerWalletsQuery, SellerWalletsQueryVariables>;
export const PayInWaysDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PayInWays($id: String!) {
  seller(id: $id) {
    id
    topUpWays {
      online
      bankDetails
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<PayInWaysQuery, PayInWaysQueryVariables>;
export const StartTopUpDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartTopUp($input: StartTopUpInput!) {
  startTopUp(input: $input) {
    paymentUrl
  }
}
    `) as unknown as TypedDocumentString<StartTopUpMutation, StartTopUpMutationVariables>;
export const StillToCollectDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StillToCollect($sellerId: ID, $startDate: String!, $endDate: String!) {
  shipmentFigures(sellerId: $sellerId, startDate: $startDate, endDate: $endDate) {
    codOutstanding {
      toCollect {
        amount
        currency
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StillToCollectQuery, StillToCollectQueryVariables>;
export const TopUpWalletDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TopUpWallet($sellerId: String!, $amount: Decimal!, $currency: String!, $into: TopUpAccount, $reference: String, $idempotencyKey: String) {
  topUpWallet(
    sellerId: $sellerId
    amount: $amount
    currency: $currency
    into: $into
    reference: $reference
    idempotencyKey: $idempotencyKey
  ) {
    ...WalletFigures
  }
}
    fragment WalletFigures on Wallet {
  currency
  balance {
    amount
    currency
  }
  available {
    amount
    currency
  }
  held {
    amount
    currency
  }
  uncleared {
    amount
    currency
  }
}`) as unknown as TypedDocumentString<TopUpWalletMutation, TopUpWalletMutationVariables>;
export const CreditWalletDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreditWallet($sellerId: String!, $amount: Decimal!, $currency: String!, $reason: String!, $reference: String) {
  creditWallet(
    sellerId: $sellerId
    amount: $amount
    currency: $currency
    reason: $reason
    reference: $reference
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreditWalletMutation, CreditWalletMutationVariables>;
export const RequestPayoutDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestPayout($sellerId: String!, $amount: Decimal!, $currency: String!, $reference: String) {
  requestPayout(
    sellerId: $sellerId
    amount: $amount
    currency: $currency
    reference: $reference
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<RequestPayoutMutation, RequestPayoutMutationVariables>;
export const SettleReceivableDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SettleReceivable($sellerId: String!, $amount: Decimal!, $currency: String!, $from: SettlementSource, $reference: String, $idempotencyKey: String) {
  settleReceivable(
    sellerId: $sellerId
    amount: $amount
    currency: $currency
    from: $from
    reference: $reference
    idempotencyKey: $idempotencyKey
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<SettleReceivableMutation, SettleReceivableMutationVariables>;
export const WalletMovesDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription WalletMoves($sellerId: String!) {
  walletChanged(sellerId: $sellerId) {
    eventId
  }
}
    `) as unknown as TypedDocumentString<WalletMovesSubscription, WalletMovesSubscriptionVariables>;