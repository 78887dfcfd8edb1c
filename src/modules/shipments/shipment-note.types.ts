import { ObjectType } from 'type-graphql';
import { Id, nullable, One, Text, When } from '../../platform/graphql/fields.js';

@ObjectType('NoteAuthor', { description: 'Author of a note. Sellers do not see the names of operator staff.' })
export class NoteAuthorType {
  @Id('Id of the staff member, shop, seller or token.', nullable) id!: string | null;
  @Text('Name, where the caller may see it.', nullable) name!: string | null;
  @Text('Kind of author: shop, erp, ops and so on.') role!: string;
}

@ObjectType('ShipmentNote', { description: 'A note about a shipment.' })
export class ShipmentNoteType {
  @Id('UUID of the note.') id!: string;
  @Text('Topic: general, pickup, delivery, return, finance or system.') type!: string;
  @Text('seller, or internal for notes that only the operator can read.') visibility!: string;
  @Text('The text.') text!: string;
  @Text('Kind of author: shop, erp, ops and so on.') authorType!: string;
  @When('When it was written.') createdAt!: Date;
  @One(() => NoteAuthorType, 'The author.') author!: NoteAuthorType;

  shipmentId!: string;
}
