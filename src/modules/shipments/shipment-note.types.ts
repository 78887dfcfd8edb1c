import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('ShipmentNote', { simpleResolvers: true, description: 'What somebody wrote down about a shipment.' })
export class ShipmentNoteType {
  @Field(() => ID, { description: 'UUID of the note.' })
  id!: string;

  @Field(() => String, { description: 'What it is about: general, pickup, delivery, return, finance or system.' })
  type!: string;

  @Field(() => String, { description: 'seller, or internal for notes that only the operator sees.' })
  visibility!: string;

  @Field(() => String, { description: 'The text.' })
  text!: string;

  @Field(() => String, { description: 'Kind of author: shop, erp, ops and so on.' })
  authorType!: string;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  createdAt!: Date;
}
