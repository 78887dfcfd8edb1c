import { ArgsType, ObjectType } from 'type-graphql';
import { Id, nullable, Text } from '../../platform/graphql/fields.js';
import { LiveArgs, LiveChangeType } from '../../platform/live/live-change.types.js';

@ObjectType('WalletChange', {
  description: "A change of a seller's balances or held money, in real time.",
})
export class WalletChangeType extends LiveChangeType {
  @Id('UUID of the seller.') sellerId!: string;

  @Id('Id of the posted transaction (txn_...); null when only held or uncleared money may have changed.', nullable)
  transactionId!: string | null;
}

@ArgsType()
export class WalletChangedArgs extends LiveArgs {
  @Text('UUID of a seller; limits the stream to its wallets.', nullable) sellerId?: string | null;
}
