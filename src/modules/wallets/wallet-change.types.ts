import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { LiveArgs, LiveChangeType } from '../../platform/live/live-change.types.js';

@ObjectType('WalletChange', {
  simpleResolvers: true,
  description: 'Something that moved the accounts of a seller or what is set aside on them, as it happens.',
})
export class WalletChangeType extends LiveChangeType {
  @Field(() => ID, { description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the transaction (txn_...) that was posted; null when an order may have set money aside or let go of it, or cash reached the bank.',
  })
  transactionId!: string | null;
}

@ArgsType()
export class WalletChangedArgs extends LiveArgs {
  @Field(() => String, { nullable: true, description: 'UUID of a seller: only its wallets.' })
  sellerId?: string | null;
}
