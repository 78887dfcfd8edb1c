import { InputType, ObjectType } from 'type-graphql';
import { Bytes, Choice, Count, Id, Many, mayBeBlank, nullable, Text, Email } from '../../platform/graphql/fields.js';
import { noteType, type NoteType, noteVisibility, type NoteVisibility } from '../shipments/index.js';

@InputType({ description: 'A file: pdf, jpg, png, webp, txt, csv or xlsx, detected by content; not empty, at most 10 MiB.' })
export class NoteFileInput {
  @Text(255, 'File name; sanitised and given the extension of the detected type.', mayBeBlank) fileName!: string;
  @Bytes('Content of the file.') content!: Uint8Array;
}

@InputType({ description: 'A note about a shipment.' })
export class AddShipmentNoteInput {
  @Text('Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.') id!: string;
  @Text(5_000, 'Text. Required unless a file is attached.', nullable) text?: string | null;
  @Choice(noteType, 'GENERAL when absent.', nullable) type?: NoteType | null;
  @Choice(noteVisibility, 'INTERNAL when absent.', nullable) visibility?: NoteVisibility | null;
  @Text('For ERP systems: the staff member who writes it.', nullable) authorId?: string | null;
  @Email("For ERP systems: the author's e-mail address.", nullable) authorEmail?: string | null;
  @Many(() => NoteFileInput, 5, 'Attached files.', nullable) files?: NoteFileInput[] | null;
}

@ObjectType('NoteAttachment', { description: 'A file of a note.' })
export class NoteAttachmentType {
  @Id('UUID of the attachment.') id!: string;
  @Text('File name for downloads.') fileName!: string;
  @Text('Media type, detected by content.') contentType!: string;
  @Count('Size in bytes.') size!: number;
  @Text('Download URL for ERP tokens.') url!: string;
}

@ObjectType('NoteAttachmentFile', { description: 'A file of a note, with its content.' })
export class NoteAttachmentFileType {
  @Text('File name for downloads.') fileName!: string;
  @Text('Media type, detected by content.') contentType!: string;
  @Bytes('Content of the file.') content!: Uint8Array;
}
