import 'reflect-metadata';
import { AdministratorResolver } from './modules/administrators/index.js';
import { specifiedDirectives, type GraphQLSchema } from 'graphql';
import { buildSchema, type BuildSchemaOptions } from 'type-graphql';
import { accessRules } from './access-rules.js';
import { fieldLimits } from './field-limits.js';
import { listSizes, textSizes } from './list-sizes.js';
import { AddressBookResolver, SavedAddressResolver } from './modules/address-book/index.js';
import { AdjustmentResolver, ApprovalShipmentResolver, ShipmentAdjustmentResolver } from './modules/adjustments/index.js';
import { OrderChangeResolver } from './modules/order-changes/index.js';
import { AccountSessionResolver, PasswordResetResolver, StaffTwoFactorResolver, TwoFactorResolver } from './modules/accounts/index.js';
import { pricingResolvers } from './modules/pricing/index.js';
import { auditMutations, AuditResolver } from './modules/audit/index.js';
import { ApprovalRequestedResolver, ApprovalResolver } from './modules/approvals/index.js';
import { BrandingResolver } from './modules/branding/index.js';
import { CarrierAccountResolver, CarrierServiceMappingResolver } from './modules/carrier-accounts/index.js';
import { BookingResolver, CarrierAccountBookingResolver, CarrierBookingResolver } from './modules/bookings/index.js';
import { CarrierResolver } from './modules/carriers/index.js';
import { ratingResolvers } from './modules/rating/index.js';
import { BlockResolver } from './modules/blocks/index.js';
import { AnalyticsResolver, BoardResolver, OpsCountResolver, SellerBoardResolver } from './modules/analytics/index.js';
import { CheckoutResolver, OrderOutcomeResolver } from './modules/checkout/index.js';
import {
  CarrierCashResolver,
  CodCustodyChangeResolver,
  CodResolver,
  ShipmentCodResolver,
  WalletOnItsWayResolver,
} from './modules/cod/index.js';
import { InvitationResolver, StaffInvitationResolver } from './modules/invitations/index.js';
import { consigneeChoiceResolvers } from './modules/consignee-choices/index.js';
import { fleetResolvers } from './modules/fleet/index.js';
import { fleetFigureResolvers } from './modules/fleet-figures/index.js';
import { LabelPreferenceResolver, LabelResolver } from './modules/labels/index.js';
import { PreferencesResolver } from './modules/preferences/index.js';
import { NoteResolver } from './modules/notes/index.js';
import { OrderDraftResolver } from './modules/order-drafts/index.js';
import { orderImportResolvers } from './modules/order-imports/index.js';
import { OrderResolver } from './modules/orders/index.js';
import { CarrierInvoiceLineResolver, CarrierInvoiceResolver, CarrierRemittanceResolver } from './modules/carrier-bills/index.js';
import { CarrierCostResolver } from './modules/carrier-costs/index.js';
import { CarrierScanImportResolver, CarrierTrackingResolver } from './modules/carrier-tracking/index.js';
import { payoutAccountResolvers } from './modules/payout-accounts/index.js';
import { positionResolvers } from './modules/positions/index.js';
import { PickupResolver } from './modules/pickups/index.js';
import { PaymentResolver } from './modules/payments/index.js';
import { proofResolvers } from './modules/proofs/index.js';
import { RegistrationResolver } from './modules/registrations/index.js';
import { ReferenceResolver } from './modules/reference/index.js';
import { ReturnPartyResolver, ReturnResolver, ShipmentReturnResolver } from './modules/returns/index.js';
import { ReattemptResolver } from './modules/reattempts/index.js';
import { SellerListResolver, SellerResolver } from './modules/sellers/index.js';
import {
  AssignmentResolver,
  NoteShipmentResolver,
  OrderShipmentResolver,
  SellerStatsResolver,
  ShipmentAssignmentResolver,
  ShipmentChangeResolver,
  ShipmentContactResolver,
  ShipmentListResolver,
  ShipmentResolver,
  VerificationResolver,
} from './modules/shipments/index.js';
import { ShopIntakeResolver, ShopRequestResolver } from './modules/shop-requests/index.js';
import { SellerShopsResolver, ShopResolver } from './modules/shops/index.js';
import { TestClockResolver } from './modules/test-clocks/index.js';
import {
  AccountResolver,
  DriverSessionResolver,
  ErpTokenResolver,
  MeSessionResolver,
  SessionResolver,
  StaffResolver,
} from './modules/staff/index.js';
import { InvoiceResolver, SellerInvoiceFieldResolver } from './modules/invoices/index.js';
import { accountingResolvers } from './modules/accounting/index.js';
import { applyRules } from './platform/graphql/allow.js';
import { allowDirective } from './platform/graphql/allow-directive.js';
import { applyDeclarations } from './platform/graphql/declared-fields.js';
import { registerEnums } from './platform/graphql/scalars.js';
import { applyFieldLimits } from './platform/graphql/field-limits.js';
import { costDirective, listSizeDirective, rateLimitDirective } from './platform/graphql/directives.js';
import { declareSizes } from './platform/graphql/sizes.js';
import { limitTexts } from './platform/graphql/input-lengths.js';
import { declareLengths, lengthDirective } from './platform/graphql/list-lengths.js';
import { NodesResolver } from './platform/graphql/nodes.resolver.js';
import { tellNodeTypes } from './platform/graphql/node.type.js';
import { callMethods } from './platform/graphql/resolvers.js';
import { LiveResolver, ownStreams } from './platform/live/live.resolver.js';
import { TopUpResolver } from './modules/top-ups/index.js';
import { TrackingResolver } from './modules/tracking/index.js';
import { StatementResolver } from './modules/statements/index.js';
import {
  JournalResolver,
  TransactionResolver,
  WalletChangeResolver,
  WalletPayoutResolver,
  WalletResolver,
} from './modules/wallets/index.js';
import { DeliveryAttemptsResolver, MadeDeliveryResolver, WebhookResolver } from './modules/webhooks/index.js';

const resolvers: BuildSchemaOptions['resolvers'] = [
  ...accountingResolvers,
  ...pricingResolvers,
  ...ratingResolvers,
  ...fleetResolvers,
  ...fleetFigureResolvers,
  ...consigneeChoiceResolvers,
  CarrierResolver,
  CarrierAccountResolver,
  CarrierServiceMappingResolver,
  BookingResolver,
  CarrierBookingResolver,
  CarrierAccountBookingResolver,
  ...payoutAccountResolvers,
  ...proofResolvers,
  ...positionResolvers,
  AccountResolver,
  AccountSessionResolver,
  AddressBookResolver,
  SavedAddressResolver,
  AdjustmentResolver,
  OrderChangeResolver,
  ApprovalRequestedResolver,
  ApprovalResolver,
  ApprovalShipmentResolver,
  BlockResolver,
  AssignmentResolver,
  AuditResolver,
  BoardResolver,
  OpsCountResolver,
  SellerBoardResolver,
  BrandingResolver,
  CheckoutResolver,
  CodCustodyChangeResolver,
  CodResolver,
  DeliveryAttemptsResolver,
  DriverSessionResolver,
  SellerListResolver,
  SellerShopsResolver,
  SellerStatsResolver,
  ErpTokenResolver,
  AnalyticsResolver,
  OrderOutcomeResolver,
  InvitationResolver,
  InvoiceResolver,
  SellerInvoiceFieldResolver,
  StatementResolver,
  TopUpResolver,
  JournalResolver,
  LabelPreferenceResolver,
  LabelResolver,
  PreferencesResolver,
  LiveResolver,
  MadeDeliveryResolver,
  MeSessionResolver,
  NodesResolver,
  NoteResolver,
  NoteShipmentResolver,
  OrderDraftResolver,
  ...orderImportResolvers,
  OrderResolver,
  OrderShipmentResolver,
  CarrierCashResolver,
  CarrierCostResolver,
  CarrierInvoiceLineResolver,
  CarrierInvoiceResolver,
  CarrierRemittanceResolver,
  CarrierScanImportResolver,
  CarrierTrackingResolver,
  PickupResolver,
  PasswordResetResolver,
  PaymentResolver,
  ReferenceResolver,
  RegistrationResolver,
  ReattemptResolver,
  ReturnPartyResolver,
  ReturnResolver,
  SellerResolver,
  SessionResolver,
  ShipmentAdjustmentResolver,
  ShipmentAssignmentResolver,
  ShipmentChangeResolver,
  ShipmentContactResolver,
  ShipmentCodResolver,
  ShipmentListResolver,
  ShipmentResolver,
  ShipmentReturnResolver,
  ShopIntakeResolver,
  ShopRequestResolver,
  ShopResolver,
  TestClockResolver,
  AdministratorResolver,
  StaffInvitationResolver,
  StaffResolver,
  StaffTwoFactorResolver,
  TrackingResolver,
  TransactionResolver,
  TwoFactorResolver,
  VerificationResolver,
  WalletChangeResolver,
  WalletOnItsWayResolver,
  WalletPayoutResolver,
  WalletResolver,
  WebhookResolver,
];

let schema: Promise<GraphQLSchema> | undefined;

/** The GraphQL schema, built once per process. */
export const createSchema = (): Promise<GraphQLSchema> => (schema ??= build());

/** Input is validated by rules, not decorators, so type-graphql's own validation is off. */
async function build(): Promise<GraphQLSchema> {
  registerEnums();
  const built = await buildSchema({
    resolvers,
    validate: false,
    // The server validates the schema; the extra introspection query would find nothing more.
    skipCheck: true,
    pubSub: ownStreams,
    directives: [...specifiedDirectives, allowDirective, lengthDirective, rateLimitDirective, listSizeDirective, costDirective],
  });
  applyDeclarations(built);
  callMethods(built);
  tellNodeTypes(built);
  declareSizes(built, listSizes, textSizes);
  applyFieldLimits(built, fieldLimits);
  limitTexts(built);
  declareLengths(built);
  applyRules(built, accessRules);
  auditMutations(built);
  return built;
}
