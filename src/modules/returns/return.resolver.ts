import { enumType } from '../../platform/graphql/scalars.js';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { reads } from '../../platform/graphql/selected-columns.js';
import type { Context } from '../../platform/work/context.js';
import type { RatingServices } from '../rating/index.js';
import {
  billingStatus,
  shipmentLoader,
  ShipmentType,
  type AnnouncementServices,
  mayReachConsignee,
  type ContactFacts,
  type Shipment,
} from '../shipments/index.js';
import { createReturn } from './create-return.js';
import { paymentStatusOf, returnEligibility, type ReturnEligibility, returnLoader, returnsOf } from './read-return.js';
import type { ReturnShipment } from './return-shipment.entity.js';
import { CreateReturnInput, ReturnEligibilityType, ReturnShipmentType, ReturnPartyType } from './return.types.js';
import { phoneE164 } from '../addresses/index.js';

@Resolver(() => ReturnShipmentType)
export class ReturnResolver {
  @Mutation(() => ReturnShipmentType, {
    description:
      'Creates a return of a delivered shipment to its sender. ORIGINAL_NOT_FOUND, NOT_DELIVERED, RETURN_EXISTS, ' +
      'RETURN_OF_RETURN, INVALID_CARRIER, RATE_UNAVAILABLE.',
  })
  createReturn(
    @Arg('input', () => CreateReturnInput, { description: 'The return.' }) input: CreateReturnInput,
    @Ctx() context: Context<RatingServices & AnnouncementServices>,
  ): Promise<ReturnShipment> {
    return createReturn(context, input);
  }

  @Query(() => ReturnEligibilityType, { description: 'Whether a shipment can be returned now. ORIGINAL_NOT_FOUND.' })
  returnEligibility(
    @Arg('shipmentId', () => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' })
    shipmentId: string,
    @Ctx() context: Context,
  ): Promise<ReturnEligibility> {
    return returnEligibility(context, shipmentId);
  }

  @FieldResolver(() => ShipmentType, { nullable: true, description: 'The return shipment.' })
  shipment(@Root() made: ReturnShipment, @Ctx() context: Context) {
    return context.load(shipmentLoader, made.shipmentId);
  }

  @FieldResolver(() => ShipmentType, { nullable: true, description: 'The original shipment.' })
  original(@Root() made: ReturnShipment, @Ctx() context: Context) {
    return context.load(shipmentLoader, made.originalShipmentId);
  }

  @FieldResolver(() => enumType(billingStatus), {
    nullable: true,
    description: 'UNPAID until the wallet is debited when pickup is booked; POSTPAID for contract accounts.',
  })
  paymentStatus(@Root() made: ReturnShipment, @Ctx() context: Context) {
    return paymentStatusOf(context, made);
  }
}

@Resolver(() => ReturnPartyType)
export class ReturnPartyResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The phone number to call, such as +971501234567; null if it cannot be dialled.',
  })
  phoneE164(@Root() { phone, address }: ReturnPartyType): string | null {
    return phoneE164(phone, address.countryCode);
  }
}

/** Shipment fields that this higher module resolves: its returns, and its own return record. */
@Resolver(() => ShipmentType)
export class ShipmentReturnResolver {
  @(reads<Shipment>()('id'))
  @FieldResolver(() => [ReturnShipmentType], {
    description: 'Returns of this shipment, including cancelled ones, oldest first. None for drivers.',
  })
  returns(@Root() shipment: Pick<Shipment, 'id'>, @Ctx() context: Context): Promise<ReturnShipment[]> {
    return returnsOf(context, shipment);
  }

  @(reads<Shipment>()('id', 'status', 'ownFleet', 'skipHub'))
  @FieldResolver(() => ReturnShipmentType, {
    nullable: true,
    description: 'Its return record; null for an outbound shipment, and for a driver once the task has ended.',
  })
  returnShipment(@Root() shipment: ContactFacts & Pick<Shipment, 'id'>, @Ctx() context: Context) {
    return mayReachConsignee(context.actor, shipment) ? context.load(returnLoader, shipment.id) : null;
  }
}
