import { booked } from '../../kernel/manual-request.js';
import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { TextArg } from '../../platform/graphql/fields.js';
import type { Context } from '../../platform/work/context.js';
import type { ExchangeServices } from '../approvals/index.js';
import type { LedgerServices } from '../ledger/index.js';
import { shipmentLoader, ShipmentType } from '../shipments/index.js';
import { writeOffCarrierCash } from './carrier-cash.js';
import {
  CarrierCashArgs,
  CarrierCashParcelConnection,
  CarrierCashParcelsArgs,
  CarrierCashParcelType,
  CarrierCashType,
} from './carrier-cash.types.js';
import { CodHandoverType } from './cod-custody.types.js';
import { readCarrierCash } from './read-carrier-cash.js';
import { readCarrierCashParcels, type CarrierCashParcel } from './read-carrier-cash-parcels.js';
import { handoverOut } from './read-cod.js';

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
