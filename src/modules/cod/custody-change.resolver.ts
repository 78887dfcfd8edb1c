import { Args, Ctx, FieldResolver, Resolver, Root, Subscription } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { told, type Subscribing } from '../../platform/live/subscribing.js';
import { shipmentLoader, ShipmentType } from '../shipments/index.js';
import { CodCustodySumType } from './cod.types.js';
import { CodCustodyChangedArgs, CodCustodyChangeType } from './custody-change.types.js';
import { custodyNow, watchCustody, type CustodyChange } from './watch-custody.js';

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
