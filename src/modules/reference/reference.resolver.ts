import { Arg, Ctx, FieldResolver, Query, Resolver } from '../../platform/graphql/resolvers.js';
import { errorCatalogue } from '../../kernel/errors.js';
import type { Context } from '../../platform/work/context.js';
import { reasonCodes, statusCatalogue, type ShipmentServices } from '../shipments/index.js';
import {
  ReferenceErrorCodeType,
  ReferenceReasonCodeType,
  ReferenceStatusType,
  ReferenceTransitionType,
  ReferenceType,
} from './reference.types.js';
import { transitionsFrom } from './transitions.js';

@Resolver(() => ReferenceType)
export class ReferenceResolver {
  @Query(() => ReferenceType, { description: 'Statuses, transitions, error and reason codes.' })
  reference(): ReferenceType {
    return new ReferenceType();
  }

  @FieldResolver(() => [ReferenceStatusType], { description: 'Every shipment status.' })
  statuses(): readonly ReferenceStatusType[] {
    return statusCatalogue;
  }

  @FieldResolver(() => [ReferenceTransitionType], { description: 'All edges of the state machine, or those that leave one status.' })
  transitions(
    @Arg('from', () => String, { nullable: true, description: 'Only the edges that leave this status, in REST spelling.' })
    from: string | null,
    @Ctx() { services }: Context<ShipmentServices>,
  ): readonly ReferenceTransitionType[] {
    return transitionsFrom(services.steps, from);
  }

  @FieldResolver(() => [ReferenceErrorCodeType], { description: 'Every error code.' })
  errorCodes(): readonly ReferenceErrorCodeType[] {
    return errorCatalogue.map(({ code, message, variants, cause, remedy, http, retryable }) => ({
      code,
      message,
      variants,
      cause,
      remedy,
      storeStatus: http.store,
      erpStatus: http.erp,
      retryable,
    }));
  }

  @FieldResolver(() => [ReferenceReasonCodeType], { description: 'Every reason code.' })
  reasonCodes(): readonly ReferenceReasonCodeType[] {
    return reasonCodes;
  }
}
