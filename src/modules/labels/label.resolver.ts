import { enumType } from '../../platform/graphql/scalars.js';
import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { ManyArg } from '../../platform/graphql/fields.js';
import type { Context } from '../../platform/work/context.js';
import { reads } from '../../platform/graphql/selected-columns.js';
import type { CarrierServices } from '../carriers/index.js';
import { ShipmentType, type Shipment } from '../shipments/index.js';
import { MeType } from '../staff/index.js';
import { needsCustoms, readCustomsFile, readLabelsFile } from './read-labels.js';
import { labelSizeOf, setLabelSize } from './label-preference.js';
import { CustomsFileType, LabelFileType, LabelsFileType, LabelFormatArgs, LabelStyleArgs, ShipmentLabelType } from './label.types.js';
import { labelSize, type LabelSize } from '../../platform/pdf/label-sheet.js';
import { labelOfShipment, readLabelFile } from './read-label.js';
import type { LabelServices } from './services.js';

@Resolver(() => ShipmentType)
export class LabelResolver {
  @Query(() => LabelFileType, {
    description:
      'Public label of a shipment, by one of its numbers. SHIPMENT_NOT_FOUND, LABEL_NOT_READY, LABEL_UNREADABLE, RATE_LIMITED. Parcels of connected carriers have the label of the carrier only.',
  })
  labelFile(
    @Arg('id', () => String, { description: 'Reference, AWB or tracking number.' }) id: string,
    @ManyArg('known', () => String, 100, 'Etags that the caller already has.', { defaultValue: [] }) known: string[],
    @Args(() => LabelFormatArgs) { format, resolution, ...style }: LabelFormatArgs,
    @Ctx() context: Context<LabelServices & CarrierServices>,
  ): Promise<LabelFileType> {
    return readLabelFile(context, id, { known, style, format, resolution });
  }

  @Query(() => LabelsFileType, {
    description:
      'Labels of up to 100 shipments in one PDF. LABEL_NOT_READY if none of them has a label, SHIPMENT_NOT_FOUND if none of them is known.',
  })
  labelsFile(
    @ManyArg('ids', () => String, [1, 100], 'Any ids of the shipments.') ids: string[],
    @Args(() => LabelStyleArgs) style: LabelStyleArgs,
    @Ctx() context: Context<LabelServices & CarrierServices>,
  ): Promise<LabelsFileType> {
    return readLabelsFile(context, ids, style);
  }

  @Query(() => CustomsFileType, {
    description:
      'Commercial invoice of an international parcel, including the content of form CN 23. SHIPMENT_NOT_FOUND, LABEL_NOT_READY, CUSTOMS_NOT_NEEDED.',
  })
  customsFile(
    @Arg('id', () => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' }) id: string,
    @Ctx() context: Context<LabelServices>,
  ): Promise<CustomsFileType> {
    return readCustomsFile(context, id);
  }

  @Mutation(() => enumType(labelSize), { description: 'Sets the paper size on which the console prints labels for this user.' })
  async setLabelSize(
    @Arg('size', () => enumType(labelSize), { description: 'Paper size.' }) size: LabelSize,
    @Ctx() context: Context,
  ): Promise<LabelSize> {
    return context.transact((tx) => setLabelSize(tx, context.actor, size));
  }

  @FieldResolver(() => ShipmentLabelType, {
    nullable: true,
    description: 'The label; null before pickup is booked, while a connected carrier has not made its label, and after a cancellation.',
  })
  label(@Root() shipment: Shipment, @Ctx() context: Context<LabelServices & CarrierServices>): Promise<ShipmentLabelType | null> {
    return labelOfShipment(context, shipment);
  }

  @(reads<Shipment>()('orderId'))
  @FieldResolver(() => Boolean, {
    description: 'True if the shipment is international and travels with a commercial invoice (customsFile).',
  })
  needsCustoms(@Root() shipment: Pick<Shipment, 'orderId'>, @Ctx() context: Context): Promise<boolean> {
    return needsCustoms(context, shipment);
  }
}

@Resolver(() => MeType)
export class LabelPreferenceResolver {
  @FieldResolver(() => enumType(labelSize), {
    description: 'Paper size on which the console prints labels: 4 x 6 inches unless the user chose another.',
  })
  async labelSize(@Ctx() context: Context): Promise<LabelSize> {
    return await labelSizeOf(context);
  }
}
