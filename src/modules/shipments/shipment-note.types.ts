import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('NoteAuthor', { simpleResolvers: true, description: 'Author of a note. Sellers do not see the names of operator staff.' })
export class NoteAuthorType {
  @Field(() => ID, { nullable: true, description: 'Id of the staff member, shop, seller or token.' })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'Name, where the caller may see it.' })
  name!: string | null;

  @Field(() => String, { description: 'Kind of author: shop, erp, ops and so on.' })
  role!: string;
}

@ObjectType('ShipmentNote', { simpleResolvers: true, description: 'A note about a shipment.' })
export class ShipmentNoteType {
  @Field(() => ID, { description: 'UUID of the note.' })
  id!: string;

  @Field(() => String, { description: 'Topic: general, pickup, delivery, return, finance or system.' })
  type!: string;

  @Field(() => String, { description: 'seller, or internal for notes that only the operator can read.' })
  visibility!: string;

  @Field(() => String, { description: 'The text.' })
  text!: string;

  @Field(() => String, { description: 'Kind of author: shop, erp, ops and so on.' })
  authorType!: string;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => NoteAuthorType, { description: 'The author.' })
  author!: NoteAuthorType;

  shipmentId!: string;
}
