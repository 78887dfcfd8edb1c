import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('NoteAuthor', { simpleResolvers: true, description: 'Who wrote a note. Sellers are not told who of the operator did.' })
export class NoteAuthorType {
  @Field(() => ID, { nullable: true, description: 'Id of the member of staff, shop, seller or token.' })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'Name, where there is one to be told.' })
  name!: string | null;

  @Field(() => String, { description: 'Kind of author: shop, erp, ops and so on.' })
  role!: string;
}

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

  @Field(() => NoteAuthorType, { description: 'Who wrote it.' })
  author!: NoteAuthorType;

  shipmentId!: string;
}
