import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { BytesScalar } from '../../platform/graphql/scalars.js';
import { noteType, type NoteType, noteVisibility, type NoteVisibility } from '../shipments/index.js';

@InputType({ description: 'A file: pdf, jpg, png, webp, txt, csv or xlsx, detected by content; not empty, at most 10 MiB.' })
export class NoteFileInput {
  @Field(() => String, { description: 'File name, at most 255 characters; sanitised and given the extension of the detected type.' })
  fileName!: string;

  @Field(() => BytesScalar, { description: 'Content of the file.' })
  content!: Uint8Array;
}

@InputType({ description: 'A note about a shipment.' })
export class AddShipmentNoteInput {
  @Field(() => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Text, at most 5000 characters. Required unless a file is attached.' })
  text?: string | null;

  @Field(() => enumType(noteType), { nullable: true, description: 'GENERAL when absent.' })
  type?: NoteType | null;

  @Field(() => enumType(noteVisibility), { nullable: true, description: 'INTERNAL when absent.' })
  visibility?: NoteVisibility | null;

  @Field(() => String, { nullable: true, description: 'For ERP systems: the staff member who writes it.' })
  authorId?: string | null;

  @Field(() => String, { nullable: true, description: "For ERP systems: the author's e-mail address." })
  authorEmail?: string | null;

  @Field(() => [NoteFileInput], { nullable: true, description: 'Attached files. At most 5.' })
  files?: NoteFileInput[] | null;
}

@ObjectType('NoteAttachment', { simpleResolvers: true, description: 'A file of a note.' })
export class NoteAttachmentType {
  @Field(() => ID, { description: 'UUID of the attachment.' })
  id!: string;

  @Field(() => String, { description: 'File name for downloads.' })
  fileName!: string;

  @Field(() => String, { description: 'Media type, detected by content.' })
  contentType!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  size!: number;

  @Field(() => String, { description: 'Download URL for ERP tokens.' })
  url!: string;
}

@ObjectType('NoteAttachmentFile', { simpleResolvers: true, description: 'A file of a note, with its content.' })
export class NoteAttachmentFileType {
  @Field(() => String, { description: 'File name for downloads.' })
  fileName!: string;

  @Field(() => String, { description: 'Media type, detected by content.' })
  contentType!: string;

  @Field(() => BytesScalar, { description: 'Content of the file.' })
  content!: Uint8Array;
}
