import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import { noteType, type NoteType, noteVisibility, type NoteVisibility } from './shipments.enums.js';

/** A note about a shipment. */
export const ShipmentNoteSchema = defineEntity({
  name: 'ShipmentNote',
  tableName: 'shipment_note',
  indexes: [{ name: 'shipment_note_shipment', properties: ['shipmentId', 'createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    shipmentId: p.uuid(),
    type: p.enum(() => noteType.values).$type<NoteType>(),
    visibility: p.enum(() => noteVisibility.values).$type<NoteVisibility>(),
    text: p.string().length(5000),
    authorType: p.string().length(20),
    authorId: p.string().length(40).nullable(),
    /** For authors known by name only. */
    authorName: p.string().length(255).nullable(),
    createdAt: instant(),
  },
});
