import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { ShipmentType, type Shipment } from '../shipments/index.js';
import { LabelFileType, ShipmentLabelType } from './label.types.js';
import { labelOfShipment, readLabelFile } from './read-label.js';

@Resolver(() => ShipmentType)
export class LabelResolver {
  @Query(() => LabelFileType, {
    description: 'The label of a shipment, for anybody who knows its number. SHIPMENT_NOT_FOUND, LABEL_NOT_READY, RATE_LIMITED.',
  })
  labelFile(
    @Arg('id', () => String, { description: 'Reference, AWB or tracking number.' }) id: string,
    @Arg('known', () => [String], { defaultValue: [], description: 'The etags that the caller has already.' }) known: string[],
    @Ctx() context: Context,
  ): Promise<LabelFileType> {
    return readLabelFile(context, id, known);
  }

  @FieldResolver(() => ShipmentLabelType, {
    nullable: true,
    description: 'Its label; null before pickup is booked and after a cancellation.',
  })
  label(@Root() shipment: Shipment, @Ctx() context: Context): Promise<ShipmentLabelType | null> {
    return labelOfShipment(context, shipment);
  }
}
