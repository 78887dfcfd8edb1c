import { InputType } from 'type-graphql';
import { Choice, Decimal, Flag, nullable, One, Text } from '../../platform/graphql/fields.js';
import { codPaymentMethod, type CodPaymentMethod } from './shipments.enums.js';

@InputType({ description: 'The cash or card collection at the door.' })
export class CollectedAtDoorInput {
  @Choice(codPaymentMethod, 'Payment method.') method!: CodPaymentMethod;
  @Decimal('Amount collected; the full amount due when absent.', nullable) amount?: string | number | null;

  /** Only from `fleet`, whose callers name it; it must be that of the order. */
  currency?: string | null;

  @Text(100, 'Terminal slip number; required for POS.', nullable) posReference?: string | null;

  @Text('UUID of the staff member who collected it; the caller when absent. Drivers can only name themselves.', nullable)
  collectedById?: string | null;

  @Flag('True when less than the amount due was accepted on purpose; explain it in the notes.', nullable) acceptPartial?: boolean | null;
  @Text(500, 'Notes.', nullable) notes?: string | null;
}

@InputType({ description: 'Cash on delivery at the door. Set exactly one of the two fields.' })
export class DeliveryCollectionInput {
  @One(() => CollectedAtDoorInput, 'The collected money; confirmed together with the delivery.', nullable)
  collected?: CollectedAtDoorInput | null;

  @Text(500, 'Why nothing was collected. The invoice stays open.', nullable) notCollectedReason?: string | null;
}
