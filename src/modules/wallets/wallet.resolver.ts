import { booked } from '../../kernel/manual-request.js';
import { Args, Ctx, FieldResolver, Mutation, Resolver, Root, Subscription } from '../../platform/graphql/resolvers.js';
import { told, type Subscribing } from '../../platform/live/subscribing.js';
import type { Context } from '../../platform/work/context.js';
import type { LoaderDefinition } from '../../platform/work/loader.js';
import { ApprovalRequestType, type ExchangeServices } from '../approvals/index.js';
import { emptyWallet, walletsOf, type Wallet, type LedgerServices } from '../ledger/index.js';
import { SellerType, type Seller, sellerLoader } from '../sellers/index.js';
import { requestCredit, requestPayout } from './money-requests.js';
import { payoutOf } from './next-payout.js';
import { topUp } from './top-up.js';
import {
  CreditWalletArgs,
  RequestPayoutArgs,
  TopUpWalletArgs,
  WalletPayoutType,
  WalletType,
  WalletChangedArgs,
  WalletChangeType,
} from './wallet.types.js';
import { watchWallets, type WalletChange } from './watch-wallets.js';

const walletsLoader: LoaderDefinition<string, Wallet[]> = {
  load: async (ids, { sql }) => {
    const wallets = await walletsOf(sql, ids);
    return ids.map((id) => wallets.get(id) ?? []);
  },
};

const shown = (sellerId: string, wallet: Wallet): WalletType => ({
  sellerId,
  currency: wallet.currency,
  balance: wallet.balance,
  available: wallet.available,
  held: wallet.held,
  uncleared: wallet.uncleared,
});

/** A wallet is created by its first posting, but every seller has one in the base currency, listed first. */
const withBase = (wallets: readonly Wallet[], currency: string): readonly Wallet[] => [
  wallets.find((wallet) => wallet.currency === currency) ?? emptyWallet(currency),
  ...wallets.filter((wallet) => wallet.currency !== currency),
];

@Resolver(() => SellerType)
export class WalletResolver {
  @FieldResolver(() => [WalletType], {
    description: 'Wallets of the seller: one in the base currency, plus one for each other currency in use.',
  })
  async wallets(@Root() seller: Seller, @Ctx() context: Context): Promise<WalletType[]> {
    const wallets = (await context.load(walletsLoader, seller.id)) ?? [];
    return withBase(wallets, context.services.settings.baseCurrency).map((wallet) => shown(seller.id, wallet));
  }

  @Mutation(() => WalletType, {
    description:
      "Credits received money to a seller's wallet. For super administrators and operations. Above MANUAL_POSTING_THRESHOLD it needs a reference and waits for another person: APPROVAL_REQUESTED.",
  })
  async topUpWallet(
    @Args(() => TopUpWalletArgs) request: TopUpWalletArgs,
    @Ctx() context: Context<ExchangeServices & LedgerServices>,
  ): Promise<WalletType> {
    return shown(request.sellerId.toLowerCase(), booked(await context.transact((tx) => topUp(tx, context.actor, request))));
  }

  @Mutation(() => ApprovalRequestType, {
    description: "Requests a wallet credit at the operator's expense. Posted once a super administrator approves.",
  })
  creditWallet(@Args(() => CreditWalletArgs) request: CreditWalletArgs, @Ctx() context: Context) {
    return context.transact((tx) => requestCredit(tx, context.actor, request));
  }

  @Mutation(() => ApprovalRequestType, {
    description: 'Requests a payout from a wallet. Posted once a super administrator approves. INSUFFICIENT_BALANCE, LIMIT_REACHED.',
  })
  requestPayout(@Args(() => RequestPayoutArgs) request: RequestPayoutArgs, @Ctx() context: Context) {
    return context.transact((tx) => requestPayout(tx, context.actor, request));
  }
}

@Resolver(() => WalletType)
export class WalletPayoutResolver {
  @FieldResolver(() => WalletPayoutType, { description: 'What is to be paid out, and what the next payout waits for.' })
  payout(@Root() wallet: WalletType, @Ctx() context: Context): Promise<WalletPayoutType> {
    return payoutOf(context, wallet);
  }
}

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
