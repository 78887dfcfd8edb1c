import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, InputType } from 'type-graphql';
import { DecimalScalar } from '../../platform/graphql/scalars.js';
import { codPaymentMethod, type CodPaymentMethod } from './shipments.enums.js';

@InputType({ description: 'The cash or card collection at the door.' })
export class CollectedAtDoorInput {
  @Field(() => enumType(codPaymentMethod), { description: 'Payment method.' })
  method!: CodPaymentMethod;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount collected; the full amount due when absent.' })
  amount?: string | number | null;

  /** Only from `fleet`, whose callers name it; it must be that of the order. */
  currency?: string | null;

  @Field(() => String, { nullable: true, description: 'Terminal slip number; required for POS. At most 100 characters.' })
  posReference?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'UUID of the staff member who collected it; the caller when absent. Drivers can only name themselves.',
  })
  collectedById?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True when less than the amount due was accepted on purpose; explain it in the notes.',
  })
  acceptPartial?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Notes. At most 500 characters.' })
  notes?: string | null;
}

@InputType({ description: 'Cash on delivery at the door. Set exactly one of the two fields.' })
export class DeliveryCollectionInput {
  @Field(() => CollectedAtDoorInput, { nullable: true, description: 'The collected money; confirmed together with the delivery.' })
  collected?: CollectedAtDoorInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why nothing was collected. The invoice stays open. At most 500 characters.',
  })
  notCollectedReason?: string | null;
}
