import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { ShipmentNoteType } from '../shipments/index.js';
import { addShipmentNote } from './add-shipment-note.js';
import { AddShipmentNoteInput, NoteAttachmentFileType, NoteAttachmentType } from './note.types.js';
import { addedNote, attachmentsOf, readAttachment } from './read-attachments.js';
import type { NoteServices } from './services.js';

@Resolver(() => ShipmentNoteType)
export class NoteResolver {
  @Mutation(() => ShipmentNoteType, { description: 'Adds a note to a shipment, optionally with files. SHIPMENT_NOT_FOUND, LIMIT_REACHED.' })
  async addShipmentNote(
    @Arg('input', () => AddShipmentNoteInput, { description: 'The note.' }) input: AddShipmentNoteInput,
    @Ctx() context: Context<NoteServices>,
  ): Promise<ShipmentNoteType> {
    return addedNote(context, await addShipmentNote(context, input));
  }

  @Query(() => NoteAttachmentFileType, { description: 'A file of a note, for the operator. NOT_FOUND.' })
  noteAttachmentFile(
    @Arg('id', () => String, { description: 'UUID of the attachment.' }) id: string,
    @Ctx() context: Context<NoteServices>,
  ): Promise<NoteAttachmentFileType> {
    return readAttachment(context, id);
  }

  @FieldResolver(() => [NoteAttachmentType], { description: 'Attached files.' })
  attachments(@Root() note: ShipmentNoteType, @Ctx() context: Context): Promise<NoteAttachmentType[]> {
    return attachmentsOf(context, note);
  }
}
