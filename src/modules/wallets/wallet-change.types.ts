import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { LiveArgs, LiveChangeType } from '../../platform/live/live-change.types.js';

@ObjectType('WalletChange', {
  simpleResolvers: true,
  description: "A change of a seller's balances or held money, in real time.",
})
export class WalletChangeType extends LiveChangeType {
  @Field(() => ID, { description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the posted transaction (txn_...); null when only held or uncleared money may have changed.',
  })
  transactionId!: string | null;
}

@ArgsType()
export class WalletChangedArgs extends LiveArgs {
  @Field(() => String, { nullable: true, description: 'UUID of a seller; limits the stream to its wallets.' })
  sellerId?: string | null;
}
