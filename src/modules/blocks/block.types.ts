import { ObjectType } from 'type-graphql';
import { Choice, Id, Money, nullable, Text, When } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import type { BlockKind } from './block.js';
import { shipmentBlockKind } from './blocks.enums.js';

@ObjectType('ShipmentBlock', { description: 'Something that blocks a shipment, and the ids needed to resolve it.' })
export class ShipmentBlockType {
  @Choice(shipmentBlockKind, 'What it waits for.') kind!: BlockKind;
  @Text('Human-readable explanation, such as "Waiting for approval of 71.82 USD."') message!: string;
  @Money('Amount concerned; null if there is none, or the caller may not see wallets.', nullable) amount!: MoneyType | null;

  @Text('Reason: the reason code of a hold (see reference.reasonCodes), or the stated reason why the money was not collected.', nullable)
  reason!: string | null;

  @When('Start of the block.', nullable) since!: Date | null;
  @Id('UUID of the approval request, for callers that may read requests.', nullable) approvalRequestId!: string | null;
  @Id('UUID of the adjustment invoice.', nullable) adjustmentId!: string | null;
  @Id('UUID of the seller whose wallet is short.', nullable) sellerId!: string | null;
}
