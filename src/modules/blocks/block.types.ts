import { ObjectType } from 'type-graphql';
import { Choice, Count, Id, Money, nullable, One, Text, When } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import type { BlockKind } from './block.js';
import { nextStepKind, nextStepParty, type NextStepKind, type NextStepParty } from './next-step.enums.js';
import { enumeration } from '../../kernel/enumeration.js';

const shipmentBlockKind = enumeration('ShipmentBlockKind', 'What a shipment waits for.', {
  payment_required: "The seller's wallet does not cover the shipping rate, so pickup cannot be booked.",
  adjustment_unpaid: 'The weight adjustment is unpaid, so the parcel stays at the hub.',
  approval_pending: 'Charging the weight adjustment awaits approval.',
  adjustment_disputed: 'The seller disputes the weight adjustment, and the operator has not decided yet.',
  on_hold: 'It was put on hold, or a delivery failed.',
  attempts_used_up: 'The maximum number of attempts is reached.',
  booking_pending: 'It is ready, but not yet booked with its carrier.',
  collection_open: 'It was delivered, but its cash on delivery is not confirmed.',
  reversal_pending: 'Reversing its collection awaits approval.',
});

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

@ObjectType('ShipmentNextStep', { description: 'What happens next to a shipment: who does it, when, and what it waits for.' })
export class NextStepType {
  @Choice(nextStepKind, 'What happens.') kind!: NextStepKind;
  @Text('English sentence, such as "Omar Haddad collects the parcel on Monday 30 November."') message!: string;
  @Choice(nextStepParty, 'Who does it; null when nothing is left to do.', nullable) by!: NextStepParty | null;
  @Text('Name of the driver or the carrier, where it is known.', nullable) byName!: string | null;
  @When('Estimated time; null where nothing is planned.', nullable) at!: Date | null;

  @Text(
    'Day, YYYY-MM-DD: as planned, as the consignee chose, or, of a pickup, the next day of the hub. Null where no day is known.',
    nullable,
  )
  day!: string | null;

  @Count('Number of the next attempt, once one has failed and another is allowed.', nullable) attempt!: number | null;
  @Count('Greatest number of attempts, with attempt.', nullable) attempts!: number | null;
  @One(() => ShipmentBlockType, 'What it waits for: the first of blockedBy.', nullable) waitsFor!: ShipmentBlockType | null;
}
