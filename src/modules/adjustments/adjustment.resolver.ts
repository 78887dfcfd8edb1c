import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { reads } from '../../platform/graphql/selected-columns.js';
import type { Context } from '../../platform/work/context.js';
import { approvalsOfShipment, ApprovalRequestType, type Approval } from '../approvals/index.js';
import { type ShipmentServices, ShipmentType, type Shipment, shipmentLoader } from '../shipments/index.js';
import { adjustWallet } from './adjust-wallet.js';
import {
  AdjustmentInvoiceType,
  AdjustWalletInput,
  DisputeAdjustmentInput,
  ResolveDisputeInput,
  WalletAdjustmentType,
} from './adjustment.types.js';
import { disputeAdjustment, resolveDispute } from './dispute-adjustment.js';
import { paymentUrlOf, type Invoice } from './invoice.js';
import { adjustmentOut, adjustmentLoader } from './read-adjustment.js';

@Resolver(() => AdjustmentInvoiceType)
export class AdjustmentResolver {
  @Mutation(() => WalletAdjustmentType, {
    description:
      'Charges an adjustment to its seller, or requests approval above the threshold. NO_ADJUSTMENT_INVOICE, ADJUSTMENT_ALREADY_PAID, INSUFFICIENT_BALANCE, INVALID_TRANSITION.',
  })
  async adjustWallet(
    @Arg('input', () => AdjustWalletInput, { description: 'The adjustment to charge.' }) input: AdjustWalletInput,
    @Ctx() context: Context<ShipmentServices>,
  ): Promise<WalletAdjustmentType> {
    return adjustmentOut(await context.transact((tx) => adjustWallet(tx, context.actor, input)));
  }

  @Mutation(() => AdjustmentInvoiceType, {
    description: 'Disputes an adjustment within seven days. It cannot be paid until the dispute is resolved.',
  })
  disputeAdjustment(
    @Arg('input', () => DisputeAdjustmentInput, { description: 'The objection.' }) input: DisputeAdjustmentInput,
    @Ctx() context: Context,
  ): Promise<Invoice> {
    return context.transact((tx) => disputeAdjustment(tx, context.actor, input));
  }

  @Mutation(() => AdjustmentInvoiceType, { description: 'Resolves a dispute: voids the invoice or upholds it.' })
  resolveDispute(
    @Arg('input', () => ResolveDisputeInput, { description: 'The decision.' }) input: ResolveDisputeInput,
    @Ctx() context: Context<ShipmentServices>,
  ): Promise<Invoice> {
    return context.transact((tx) => resolveDispute(tx, context.actor, input));
  }

  @FieldResolver(() => String, { nullable: true, description: 'Payment page; null while the invoice is not payable.' })
  paymentUrl(@Root() invoice: Invoice, @Ctx() context: Context): string | null {
    return paymentUrlOf(context.services, invoice);
  }
}

/** Adds adjustments and approvals to shipments, which cannot import these modules. */
@Resolver(() => ShipmentType)
export class ShipmentAdjustmentResolver {
  @(reads<Shipment>()('id'))
  @FieldResolver(() => AdjustmentInvoiceType, { nullable: true, description: 'The latest invoice for a weight adjustment.' })
  adjustment(@Root() shipment: Pick<Shipment, 'id'>, @Ctx() context: Context) {
    return context.load(adjustmentLoader, shipment.id);
  }

  @(reads<Shipment>()('id'))
  @FieldResolver(() => [ApprovalRequestType], {
    description: 'Approval requests about the shipment, oldest first, for callers that may read them.',
  })
  approvals(@Root() shipment: Pick<Shipment, 'id'>, @Ctx() context: Context): Promise<Approval[]> {
    return approvalsOfShipment(context, shipment.id);
  }
}

/** Requests store only the shipment id; reviewers need the shipment itself. */
@Resolver(() => ApprovalRequestType)
export class ApprovalShipmentResolver {
  @FieldResolver(() => ShipmentType, {
    nullable: true,
    description: 'The shipment under review, with its measurements, adjustment and dispute; null if the request concerns no shipment.',
  })
  shipment(@Root() { shipmentId }: Approval, @Ctx() context: Context): Promise<Shipment | null> | null {
    return shipmentId === null ? null : context.load(shipmentLoader, shipmentId);
  }
}
