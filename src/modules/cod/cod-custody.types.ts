import { InputType, ObjectType } from 'type-graphql';
import { Choice, Count, Decimal, Flag, Id, Many, Money, nullable, One, Text, When, Email } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { codStage, type CodStage } from '../shipments/index.js';

@InputType({ description: 'A handover of collected money.' })
export class AdvanceCodHandoverInput {
  @Text('Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.') id!: string;

  @Choice(
    codStage,
    'Must be the next stage, which is also the default. Without it, a repeat is the next step, unless it has an idempotencyKey.',
    nullable,
  )
  toStage?: CodStage | null;

  @Text('UUID of the staff member who hands it over; defaults to the last holder.', nullable) handedOverById?: string | null;
  @Text('UUID of the receiving staff member; required for cash that stays in the house.', nullable) receivedById?: string | null;
  @Decimal('Amount received; defaults to the full amount. Any difference is a shortage.', nullable) amount?: string | number | null;
  @Text(500, 'Reason for a shortage; required if there is one.', nullable) shortageNote?: string | null;
  @Text(100, 'Bank slip; required for a deposit.', nullable) depositReference?: string | null;
  @When('Time of deposit; defaults to now.', nullable) depositedAt?: Date | null;
  @Text(500, 'Notes.', nullable) notes?: string | null;
  @Email('E-mail address of the reporting person, for the audit.', nullable) operatorEmail?: string | null;
  @Text(200, 'Repeats with the same key are one handover of the parcel.', nullable) idempotencyKey?: string | null;
}

@ObjectType('CodCustodyStep', { description: 'One custody stage of collected money.' })
export class CodCustodyStepType {
  @Choice(codStage, 'The stage.') stage!: CodStage;
  @When('When the stage was reached.') at!: Date;
  @Text('UUID of the staff member who received it; operator only.', nullable) byId!: string | null;
  @Text('Slip or id that proves it; operator only.', nullable) reference!: string | null;
}

@ObjectType('CodHandover', { description: 'A completed handover of collected money.' })
export class CodHandoverType {
  @Id('UUID of the shipment.') shipmentId!: string;
  @Text('Reference of the shipment.') shipmentReference!: string;
  @Choice(codStage, 'Previous stage.') previousStage!: CodStage;
  @Choice(codStage, 'Current stage.') stage!: CodStage;
  @Money('Amount received.') amount!: MoneyType;
  @Money('Amount missing.') shortage!: MoneyType;
  @Many(() => CodCustodyStepType, 'All stages so far, earliest first.') history!: CodCustodyStepType[];
  @Flag('True if a handover with this idempotencyKey was recorded before; this is its result.') replayed!: boolean;
}

@ObjectType('CodHolder', { description: 'A staff member who holds collected money.' })
export class CodHolderType {
  @Id('UUID.') id!: string;
  @Text('Name.') name!: string;
}

@ObjectType('CodCustodySum', { description: 'Collected money held by one holder in one currency.' })
export class CodCustodySumType {
  @Choice(codStage, 'The stage.') stage!: CodStage;
  @Flag('True for cash; false for money still owed by a bank or provider.') cash!: boolean;
  @One(() => CodHolderType, 'The holder; null if unnamed, or if a carrier has it.', nullable) holder!: CodHolderType | null;
  @Text('Code of the carrier that has it; null if nobody but the operator does.', nullable) carrierCode!: string | null;
  @Money('Amount held.') amount!: MoneyType;
  @Count('Number of parcels.') shipments!: number;
}
