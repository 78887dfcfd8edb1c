import { Args, Ctx, FieldResolver, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { told, type Subscribing } from '../../platform/live/subscribing.js';
import { shipmentLoader, ShipmentType } from '../shipments/index.js';
import { CodCustodySumType } from './cod-custody.types.js';
import { CodCustodyChangedArgs, CodCustodyChangeType } from './custody-change.types.js';
import { custodyNow, watchCustody, type CustodyChange } from './watch-custody.js';

@Resolver(() => CodCustodyChangeType)
export class CodCustodyChangeResolver {
  @Subscription(() => CodCustodyChangeType, {
    description: 'Each change of who has the money that was collected at the door.',
    subscribe: ({ args, context }: Subscribing<CodCustodyChangedArgs>) => watchCustody(context, args),
  })
  codCustodyChanged(@Root() change: CustodyChange, @Args(() => CodCustodyChangedArgs) _args: CodCustodyChangedArgs): CustodyChange {
    return told(change);
  }

  @FieldResolver(() => ShipmentType, { nullable: true, description: 'The shipment as it is now.' })
  shipment(@Root() { shipmentId }: CustodyChange, @Ctx() context: Context) {
    return context.load(shipmentLoader, shipmentId);
  }

  @FieldResolver(() => [CodCustodySumType], { description: 'Who has how much now.' })
  custody(@Ctx() context: Context): Promise<CodCustodySumType[]> {
    return custodyNow(context);
  }
}
