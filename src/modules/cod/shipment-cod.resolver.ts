import { Ctx, FieldResolver, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/graphql/context.js';
import { CodDelivererType, CodNotCollectedType, ShipmentCodType } from './cod.types.js';
import { delivererOf, notCollectedOf } from './read-cod.js';

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
