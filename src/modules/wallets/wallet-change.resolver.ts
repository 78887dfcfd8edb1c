import { Args, Ctx, FieldResolver, Resolver, Root, Subscription } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { told, type Subscribing } from '../../platform/live/subscribing.js';
import { sellerLoader, SellerType } from '../sellers/index.js';
import { WalletChangedArgs, WalletChangeType } from './wallet-change.types.js';
import { watchWallets, type WalletChange } from './watch-wallets.js';

@Resolver(() => WalletChangeType)
export class WalletChangeResolver {
  @Subscription(() => WalletChangeType, {
    description: "Postings on a seller's accounts, and changes of held or uncleared money.",
    subscribe: ({ args, context }: Subscribing<WalletChangedArgs>) => watchWallets(context, args),
  })
  walletChanged(@Root() change: WalletChange, @Args(() => WalletChangedArgs) _args: WalletChangedArgs): WalletChange {
    return told(change);
  }

  @FieldResolver(() => SellerType, { nullable: true, description: 'The seller, with its current wallets.' })
  seller(@Root() { sellerId }: WalletChange, @Ctx() context: Context) {
    return context.load(sellerLoader, sellerId);
  }
}
