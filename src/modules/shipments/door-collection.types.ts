import { InputType } from 'type-graphql';
import { refuseFields, invalid } from '../../kernel/errors.js';
import { Choice, Decimal, Flag, nullable, One, Text } from '../../platform/graphql/fields.js';
import { codPaymentMethod, type CodPaymentMethod } from './shipments.enums.js';

/** The money taken at a door, by whichever input it was reported. */
export interface DoorCollection {
  readonly method: CodPaymentMethod;
  readonly amount?: string | number | null;
  readonly currency?: string | null;
  readonly posReference?: string | null;
  readonly collectedById?: string | null;
  readonly acceptPartial?: boolean | null;
  readonly notes?: string | null;
}

/** A delivery without the money. */
export interface NotCollected {
  readonly notCollectedReason: string;
}

/** What the caller calls a field of the collection, or without a field the collection itself. */
export type DoorFieldNames = (field?: keyof DoorCollection | keyof NotCollected) => string;

/** As `DeliveryCollectionInput` is given for a step. */
export const nameInStep: DoorFieldNames = (field) => {
  if (field === undefined) return 'collection';
  return field === 'notCollectedReason' ? 'collection.notCollectedReason' : `collection.collected.${field}`;
};

/** Declares the fields of a collection in each input that reports one. */
export const doorField = {
  amount: Decimal('Amount collected; the full amount due when absent, in cash what coins make of it.', nullable),
  currency: Text('ISO 4217 code; must be the currency of the order.', nullable),
  posReference: Text(100, 'Slip number of the terminal; required for POS.', nullable),
  acceptPartial: Flag('True when less than the amount due was accepted on purpose; explain it in the notes.', nullable),
  notes: Text(500, 'Notes.', nullable),
  notCollectedReason: Text(500, 'Why nothing was collected; excludes what was. The invoice stays open.', nullable),
};

@InputType({ description: 'The cash or card collection at the door.' })
export class CollectedAtDoorInput implements DoorCollection {
  @Choice(codPaymentMethod, 'Payment method.') method!: CodPaymentMethod;
  @doorField.amount amount?: string | number | null;
  @doorField.posReference posReference?: string | null;

  @Text('UUID of the staff member who collected it; the caller when absent. Drivers can only name themselves.', nullable)
  collectedById?: string | null;

  @doorField.acceptPartial acceptPartial?: boolean | null;
  @doorField.notes notes?: string | null;
}

@InputType({ description: 'Cash on delivery at the door. Set exactly one of the two fields.' })
export class DeliveryCollectionInput {
  @One(() => CollectedAtDoorInput, 'The collected money; confirmed together with the delivery.', nullable)
  collected?: CollectedAtDoorInput | null;

  @doorField.notCollectedReason notCollectedReason?: string | null;
}

/** VALIDATION_FAILED unless the input says exactly one of the two. */
export function doorCollectionOf({ collected, notCollectedReason }: DeliveryCollectionInput): DoorCollection | NotCollected {
  if (collected != null && notCollectedReason == null) return collected;
  if (collected == null && notCollectedReason != null) return { notCollectedReason };
  throw refuseFields([invalid('collection', 'collectedOrNot')]);
}
