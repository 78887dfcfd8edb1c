import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { shipmentLoader } from './read-shipment.js';
import { ShipmentNoteType } from './shipment-note.types.js';
import { ShipmentType } from './shipment.types.js';

@Resolver(() => ShipmentNoteType)
export class NoteShipmentResolver {
  @FieldResolver(() => ShipmentType, { nullable: true, description: 'The shipment the note belongs to.' })
  shipment(@Root() note: ShipmentNoteType, @Ctx() context: Context) {
    return context.load(shipmentLoader, note.shipmentId);
  }
}
