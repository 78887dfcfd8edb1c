import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, InputType } from 'type-graphql';
import { DecimalScalar } from '../../platform/graphql/scalars.js';
import { codPaymentMethod, type CodPaymentMethod } from './shipments.enums.js';

@InputType({ description: 'What was collected at the door.' })
export class CollectedAtDoorInput {
  @Field(() => enumType(codPaymentMethod), { description: 'How it was taken.' })
  method!: CodPaymentMethod;

  @Field(() => DecimalScalar, { nullable: true, description: 'What was taken; all that was to be collected when absent.' })
  amount?: string | number | null;

  @Field(() => String, { nullable: true, description: 'Slip number of the terminal; required for POS. At most 100 characters.' })
  posReference?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'UUID of the member of staff who took it; the caller when absent. A driver can only name themselves.',
  })
  collectedById?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True when less than expected was taken on purpose; the notes say why.' })
  acceptPartial?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Notes. At most 500 characters.' })
  notes?: string | null;
}

@InputType({ description: 'Cash on delivery at the door. Give exactly one of the two fields.' })
export class DeliveryCollectionInput {
  @Field(() => CollectedAtDoorInput, { nullable: true, description: 'The money that was taken; it is confirmed with the delivery.' })
  collected?: CollectedAtDoorInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why nothing was taken. The invoice stays open. At most 500 characters.',
  })
  notCollectedReason?: string | null;
}
