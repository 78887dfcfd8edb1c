import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { CodDelivererType, CodNotCollectedType, ShipmentCodType } from './cod.types.js';
import { delivererOf, notCollectedOf } from './read-cod.js';

@Resolver(() => ShipmentCodType)
export class ShipmentCodResolver {
  @FieldResolver(() => CodDelivererType, {
    nullable: true,
    description:
      'The member of staff who delivered it: who has collected the money unless a confirmation names somebody else. For the operator alone.',
  })
  deliveredBy(@Root() cod: ShipmentCodType, @Ctx() context: Context) {
    return delivererOf(context, cod);
  }

  @FieldResolver(() => CodNotCollectedType, {
    nullable: true,
    description: 'Why it was delivered without taking the money; null once the money was taken, or when no reason was given.',
  })
  notCollected(@Root() cod: ShipmentCodType, @Ctx() context: Context) {
    return notCollectedOf(context, cod);
  }
}
