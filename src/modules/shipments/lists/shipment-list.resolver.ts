import { FieldResolver, Resolver, Root } from '../../../platform/graphql/resolvers.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { ShipmentConnection } from '../shipment.types.js';
import type { ChangedPage } from './changes-since.js';

@Resolver(() => ShipmentConnection)
export class ShipmentListResolver {
  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description:
      'With `updatedSince`: every change before this time is on the pages up to the last one that are read by `after`. Pass it as the next ' +
      '`updatedSince`.',
  })
  updatedUntil(@Root() { updatedUntil }: ChangedPage<unknown>): Date | null {
    return updatedUntil;
  }
}
