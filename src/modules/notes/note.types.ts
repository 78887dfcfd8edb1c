import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { BytesScalar } from '../../platform/graphql/scalars.js';
import { noteType, type NoteType, noteVisibility, type NoteVisibility } from '../shipments/index.js';

@InputType({ description: 'A file: pdf, jpg, png, webp, txt, csv or xlsx by what it holds, not empty, at most 10 MiB.' })
export class NoteFileInput {
  @Field(() => String, { description: 'Its name, at most 255 characters; cleaned, and given the extension of what it is.' })
  fileName!: string;

  @Field(() => BytesScalar, { description: 'What it holds.' })
  content!: Uint8Array;
}

@InputType({ description: 'A note about a shipment.' })
export class AddShipmentNoteInput {
  @Field(() => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The text, at most 5000 characters. Needed unless a file comes with it.' })
  text?: string | null;

  @Field(() => enumType(noteType), { nullable: true, description: 'GENERAL when absent.' })
  type?: NoteType | null;

  @Field(() => enumType(noteVisibility), { nullable: true, description: 'INTERNAL when absent.' })
  visibility?: NoteVisibility | null;

  @Field(() => String, { nullable: true, description: 'For ERP systems: the member of staff who writes it.' })
  authorId?: string | null;

  @Field(() => String, { nullable: true, description: 'For ERP systems: who writes it, by e-mail address.' })
  authorEmail?: string | null;

  @Field(() => [NoteFileInput], { nullable: true, description: 'Files that belong to it. At most 5.' })
  files?: NoteFileInput[] | null;
}

@ObjectType('NoteAttachment', { simpleResolvers: true, description: 'A file of a note.' })
export class NoteAttachmentType {
  @Field(() => ID, { description: 'UUID of the attachment.' })
  id!: string;

  @Field(() => String, { description: 'Name to save it under.' })
  fileName!: string;

  @Field(() => String, { description: 'Media type, by what it holds.' })
  contentType!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  size!: number;

  @Field(() => String, { description: 'Where ERP tokens download it.' })
  url!: string;
}

@ObjectType('NoteAttachmentFile', { simpleResolvers: true, description: 'A file of a note, with what it holds.' })
export class NoteAttachmentFileType {
  @Field(() => String, { description: 'Name to save it under.' })
  fileName!: string;

  @Field(() => String, { description: 'Media type, by what it holds.' })
  contentType!: string;

  @Field(() => BytesScalar, { description: 'What it holds.' })
  content!: Uint8Array;
}
