import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import type { LedgerServices } from '../ledger/index.js';
import { writeOffCarrierCash } from './carrier-cash.js';
import { CarrierCashArgs, CarrierCashType } from './carrier-cash.types.js';
import { CodHandoverType } from './cod-custody.types.js';
import { readCarrierCash } from './read-carrier-cash.js';
import { handoverOut } from './read-cod.js';

@Resolver()
export class CarrierCashResolver {
  @Query(() => [CarrierCashType], {
    description: 'Cash that carriers collected and have not paid yet, by carrier, currency and age. Shipments list the parcels.',
  })
  carrierCash(@Args(() => CarrierCashArgs) args: CarrierCashArgs, @Ctx() context: Context): Promise<CarrierCashType[]> {
    return readCarrierCash(context, args);
  }

  @Mutation(() => CodHandoverType, {
    description:
      'Writes off what a carrier has not paid of the cash for a parcel, at the expense of the operator. Final. NOT_COD, COD_NOT_CONFIRMED, COD_NOT_WITH_CARRIER.',
  })
  async writeOffCarrierCash(
    @Arg('id', () => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' }) id: string,
    @Arg('reason', () => String, { description: 'Reason, kept with the handover. At most 500 characters.' }) reason: string,
    @Ctx() context: Context<LedgerServices>,
  ): Promise<CodHandoverType> {
    return handoverOut(await context.transact((tx) => writeOffCarrierCash(tx, context.actor, { id, reason })));
  }
}
