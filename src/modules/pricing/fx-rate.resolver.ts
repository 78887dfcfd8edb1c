import { Args, Ctx, Mutation, Resolver } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { changeRateBook, type CarrierServices } from '../carriers/index.js';
import { FxRateType, SetFxRateArgs } from './fx-rate.types.js';
import { setFxRate } from './set-fx-rate.js';

@Resolver(() => FxRateType)
export class FxRateResolver {
  @Mutation(() => FxRateType, {
    description: 'Sets an exchange rate in one direction, from now or a later time; set the reverse rate separately.',
  })
  setFxRate(@Args(() => SetFxRateArgs) given: SetFxRateArgs, @Ctx() context: Context<CarrierServices>): Promise<FxRateType> {
    return changeRateBook(context, (tx) => setFxRate(tx, given));
  }
}
