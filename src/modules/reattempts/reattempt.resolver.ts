import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { reads } from '../../platform/graphql/selected-columns.js';
import type { LedgerServices } from '../ledger/index.js';
import type { OrderChangeServices } from '../order-changes/index.js';
import type { RatingServices } from '../rating/index.js';
import { ShipmentType, type ContactFacts, type Shipment, type ShipmentServices } from '../shipments/index.js';
import { readRetries } from './read-reattempts.js';
import { RetryOutcomeType, RetryShipmentInput, ShipmentRetryType } from './reattempt.types.js';
import { retryShipment } from './reattempt-delivery.js';

@Resolver(() => ShipmentType)
export class ReattemptResolver {
  @Mutation(() => RetryOutcomeType, {
    description:
      'Retries a pickup or a delivery, returns a parcel to its sender, or cancels a pending retry. RETRY_NOT_ALLOWED, RETRY_LIMIT, NO_PENDING_RETRY.',
  })
  retryShipment(
    @Arg('input', () => RetryShipmentInput, { description: 'The action and its time.' }) input: RetryShipmentInput,
    @Ctx() context: Context<LedgerServices & OrderChangeServices & RatingServices & ShipmentServices>,
  ) {
    return context.transact((tx) => retryShipment(tx, context.actor, input));
  }

  @(reads<Shipment>()('id', 'status', 'ownFleet', 'skipHub'))
  @FieldResolver(() => [ShipmentRetryType], { description: 'Requested retries, oldest first.' })
  retries(@Root() shipment: ContactFacts & Pick<Shipment, 'id'>, @Ctx() context: Context): Promise<ShipmentRetryType[]> {
    return readRetries(context, shipment);
  }
}
