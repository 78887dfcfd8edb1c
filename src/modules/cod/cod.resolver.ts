import { booked } from '../../kernel/manual-request.js';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root, Args, Subscription } from '../../platform/graphql/resolvers.js';
import { TextArg } from '../../platform/graphql/fields.js';
import { told, type Subscribing } from '../../platform/live/subscribing.js';
import type { Context } from '../../platform/work/context.js';
import { ApprovalRequestType, type ExchangeServices } from '../approvals/index.js';
import type { LedgerServices } from '../ledger/index.js';
import type { PricingServices } from '../pricing/index.js';
import { ShipmentType, type Shipment, shipmentLoader } from '../shipments/index.js';
import { WalletType } from '../wallets/index.js';
import { writeOffCarrierCash } from './carrier-cash.js';
import {
  CarrierCashArgs,
  CarrierCashParcelConnection,
  CarrierCashParcelsArgs,
  CarrierCashParcelType,
  CarrierCashType,
  CodConfirmationType,
  ConfirmCodInput,
  ShipmentCodType,
  CodDelivererType,
  CodNotCollectedType,
  CodInvoiceType,
  IssuedCodInvoiceType,
  AdvanceCodHandoverInput,
  CodCustodySumType,
  CodHandoverType,
  CodCustodyChangedArgs,
  CodCustodyChangeType,
  MoneyOnItsWayType,
} from './cod.types.js';
import { advanceCodHandover, confirmCod, reverseCod } from './cash.js';
import { issueCodInvoice } from './invoice.js';
import { onItsWay } from './on-its-way.js';
import { readCarrierCashParcels, type CarrierCashParcel, readCarrierCash } from './read-carrier-cash.js';
import {
  codInvoiceOf,
  codOfShipment,
  confirmationOut,
  handoverOut,
  invoiceOut,
  readCustody,
  delivererOf,
  notCollectedOf,
} from './read-cod.js';
import { custodyNow, watchCustody, type CustodyChange } from './watch-custody.js';

const ANY_ID = { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' };

@Resolver(() => ShipmentType)
export class CodResolver {
  @Query(() => CodInvoiceType, {
    nullable: true,
    description: "The shipment's current invoice, unpaid or paid; null if none was issued. SHIPMENT_NOT_FOUND.",
  })
  codInvoice(@Arg('id', () => String, ANY_ID) id: string, @Ctx() context: Context): Promise<CodInvoiceType | null> {
    return codInvoiceOf(context, id);
  }

  @Query(() => [CodCustodySumType], { description: 'Collected money not yet in the bank, by holder.' })
  codCustody(@Ctx() context: Context): Promise<CodCustodySumType[]> {
    return readCustody(context);
  }

  @Mutation(() => IssuedCodInvoiceType, {
    description: "Returns the shipment's invoice with its payment link, issuing one if necessary. NOT_COD, TEST_SHIPMENT, INVALID_STATUS.",
  })
  async issueCodInvoice(@Arg('id', () => String, ANY_ID) id: string, @Ctx() context: Context): Promise<IssuedCodInvoiceType> {
    const { invoice, existing } = await context.transact((tx) => issueCodInvoice(tx, context.actor, id));
    return { invoice: await invoiceOut(context, invoice), existing };
  }

  @Mutation(() => CodConfirmationType, {
    description:
      'Confirms a COD collection: credits the seller, less the fee. Idempotent. NOT_COD, TEST_SHIPMENT, CARRIER_ACCOUNT_OF_SELLER, INVALID_STATUS, COD_AMOUNT_MISMATCH, COD_ALREADY_CONFIRMED, CURRENCY_MISMATCH, APPROVAL_REQUESTED.',
  })
  async confirmCod(
    @Arg('input', () => ConfirmCodInput, { description: 'The collection.' }) input: ConfirmCodInput,
    @Ctx() context: Context<ExchangeServices & LedgerServices & PricingServices>,
  ): Promise<CodConfirmationType> {
    return confirmationOut(booked(await context.transact((tx) => confirmCod(tx, context.actor, input))));
  }

  @Mutation(() => CodHandoverType, {
    description:
      'Hands collected money over to the next stage, and finally to the bank. The previous holder owes any shortage; what a carrier has not paid stays WITH_CARRIER. COD_NOT_CONFIRMED, HANDOVER_STAGE_SKIPPED, HANDOVER_COMPLETE, COD_AMOUNT_MISMATCH.',
  })
  async advanceCodHandover(
    @Arg('input', () => AdvanceCodHandoverInput, { description: 'The handover.' }) input: AdvanceCodHandoverInput,
    @Ctx() context: Context<LedgerServices>,
  ): Promise<CodHandoverType> {
    return handoverOut(await context.transact((tx) => advanceCodHandover(tx, context.actor, input)));
  }

  @Mutation(() => ApprovalRequestType, {
    description:
      'Requests the reversal of a confirmed collection and all of its postings. Takes effect once a super administrator approves. COD_NOT_CONFIRMED.',
  })
  reverseCod(
    @Arg('id', () => String, ANY_ID) id: string,
    @TextArg('reason', 500, 'Reason, shown on the statement.') reason: string,
    @Ctx() context: Context,
  ) {
    return context.transact((tx) => reverseCod(tx, context.actor, { id, reason }));
  }

  @FieldResolver(() => ShipmentCodType, {
    nullable: true,
    description: 'Cash on delivery of the parcel; null if there is nothing to collect.',
  })
  cod(@Root() shipment: Shipment, @Ctx() context: Context): Promise<ShipmentCodType | null> {
    return codOfShipment(context, shipment);
  }
}

@Resolver(() => ShipmentCodType)
export class ShipmentCodResolver {
  @FieldResolver(() => CodDelivererType, {
    nullable: true,
    description: 'The staff member who delivered it; counts as the collector unless a confirmation names another. Operator only.',
  })
  deliveredBy(@Root() cod: ShipmentCodType, @Ctx() context: Context) {
    return delivererOf(context, cod);
  }

  @FieldResolver(() => CodNotCollectedType, {
    nullable: true,
    description: 'Why it was delivered without collecting the money; null once the money was collected, or if no reason was given.',
  })
  notCollected(@Root() cod: ShipmentCodType, @Ctx() context: Context) {
    return notCollectedOf(context, cod);
  }
}

@Resolver(() => CarrierCashParcelType)
export class CarrierCashResolver {
  @Query(() => [CarrierCashType], {
    description: 'Cash that carriers collected and have not paid yet, by carrier, currency and age. carrierCashParcels lists the parcels.',
  })
  carrierCash(@Args(() => CarrierCashArgs) args: CarrierCashArgs, @Ctx() context: Context): Promise<CarrierCashType[]> {
    return readCarrierCash(context, args);
  }

  @Query(() => CarrierCashParcelConnection, {
    description: 'Parcels whose cash carriers collected and have not paid yet, the oldest first.',
  })
  async carrierCashParcels(@Args(() => CarrierCashParcelsArgs) args: CarrierCashParcelsArgs, @Ctx() context: Context) {
    return new CarrierCashParcelConnection(await readCarrierCashParcels(context, args));
  }

  @FieldResolver(() => ShipmentType, { nullable: true, description: 'The parcel.' })
  shipment(@Root() { shipmentId }: CarrierCashParcel, @Ctx() context: Context) {
    return context.load(shipmentLoader, shipmentId);
  }

  @Mutation(() => CodHandoverType, {
    description:
      'Writes off what a carrier has not paid of the cash for a parcel, at the expense of the operator. Final. NOT_COD, COD_NOT_CONFIRMED, COD_NOT_WITH_CARRIER, APPROVAL_REQUESTED.',
  })
  async writeOffCarrierCash(
    @Arg('id', () => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' }) id: string,
    @TextArg('reason', 500, 'Reason, kept with the handover.') reason: string,
    @Ctx() context: Context<ExchangeServices & LedgerServices>,
  ): Promise<CodHandoverType> {
    return handoverOut(booked(await context.transact((tx) => writeOffCarrierCash(tx, context.actor, { id, reason }))));
  }
}

@Resolver(() => CodCustodyChangeType)
export class CodCustodyChangeResolver {
  @Subscription(() => CodCustodyChangeType, {
    description: 'Custody changes of collected money.',
    subscribe: ({ args, context }: Subscribing<CodCustodyChangedArgs>) => watchCustody(context, args),
  })
  codCustodyChanged(@Root() change: CustodyChange, @Args(() => CodCustodyChangedArgs) _args: CodCustodyChangedArgs): CustodyChange {
    return told(change);
  }

  @FieldResolver(() => ShipmentType, { nullable: true, description: 'Current state of the shipment.' })
  shipment(@Root() { shipmentId }: CustodyChange, @Ctx() context: Context) {
    return context.load(shipmentLoader, shipmentId);
  }

  @FieldResolver(() => [CodCustodySumType], { description: 'Current custody balances.' })
  custody(@Ctx() context: Context): Promise<CodCustodySumType[]> {
    return custodyNow(context);
  }
}

@Resolver(() => WalletType)
export class WalletOnItsWayResolver {
  @FieldResolver(() => [MoneyOnItsWayType], {
    description: 'The uncleared money by who has it, and when it is expected; nothing for a stage without money.',
  })
  onItsWay(@Root() wallet: WalletType, @Ctx() context: Context): Promise<MoneyOnItsWayType[]> {
    return onItsWay(context, wallet);
  }
}
