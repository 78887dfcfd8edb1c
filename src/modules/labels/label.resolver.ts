import { enumType } from '../../platform/graphql/enum-type.js';
import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { reads } from '../../platform/graphql/selected-columns.js';
import { ShipmentType, type Shipment } from '../shipments/index.js';
import { MeType } from '../staff/index.js';
import { needsCustoms, readCustomsFile } from './read-customs.js';
import { labelSizeOf, setLabelSize } from './label-preference.js';
import { CustomsFileType, LabelFileType, LabelsFileType, LabelStyleArgs, ShipmentLabelType } from './label.types.js';
import { labelSize, type LabelSize } from '../../platform/pdf/label-sheet.js';
import { labelOfShipment, readLabelFile } from './read-label.js';
import { readLabelsFile } from './read-labels.js';

@Resolver(() => ShipmentType)
export class LabelResolver {
  @Query(() => LabelFileType, {
    description: 'The label of a shipment, for anybody who knows its number. SHIPMENT_NOT_FOUND, LABEL_NOT_READY, RATE_LIMITED.',
  })
  labelFile(
    @Arg('id', () => String, { description: 'Reference, AWB or tracking number.' }) id: string,
    @Arg('known', () => [String], { defaultValue: [], description: 'The etags that the caller has already.' }) known: string[],
    @Args(() => LabelStyleArgs) style: LabelStyleArgs,
    @Ctx() context: Context,
  ): Promise<LabelFileType> {
    return readLabelFile(context, id, { known, style });
  }

  @Query(() => LabelsFileType, {
    description:
      'The labels of up to 100 shipments in one PDF. LABEL_NOT_READY when none of them has a label, SHIPMENT_NOT_FOUND when none of them is known.',
  })
  labelsFile(
    @Arg('ids', () => [String], { description: 'Any ids of the shipments, 1 to 100.' }) ids: string[],
    @Args(() => LabelStyleArgs) style: LabelStyleArgs,
    @Ctx() context: Context,
  ): Promise<LabelsFileType> {
    return readLabelsFile(context, ids, style);
  }

  @Query(() => CustomsFileType, {
    description:
      'The commercial invoice of an international parcel, with what form CN 23 asks for. SHIPMENT_NOT_FOUND, LABEL_NOT_READY, CUSTOMS_NOT_NEEDED.',
  })
  customsFile(
    @Arg('id', () => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' }) id: string,
    @Ctx() context: Context,
  ): Promise<CustomsFileType> {
    return readCustomsFile(context, id);
  }

  @Mutation(() => enumType(labelSize), { description: 'Remembers the paper that the console prints labels of this user on.' })
  async setLabelSize(
    @Arg('size', () => enumType(labelSize), { description: 'The paper.' }) size: LabelSize,
    @Ctx() context: Context,
  ): Promise<LabelSize> {
    return context.transact((tx) => setLabelSize(tx, context.actor, size));
  }

  @FieldResolver(() => ShipmentLabelType, {
    nullable: true,
    description: 'Its label; null before pickup is booked and after a cancellation.',
  })
  label(@Root() shipment: Shipment, @Ctx() context: Context): Promise<ShipmentLabelType | null> {
    return labelOfShipment(context, shipment);
  }

  @(reads<Shipment>()('orderId'))
  @FieldResolver(() => Boolean, {
    description: 'True when it crosses a border, so that it travels with a commercial invoice (customsFile).',
  })
  needsCustoms(@Root() shipment: Pick<Shipment, 'orderId'>, @Ctx() context: Context): Promise<boolean> {
    return needsCustoms(context, shipment);
  }
}

@Resolver(() => MeType)
export class LabelPreferenceResolver {
  @FieldResolver(() => enumType(labelSize), {
    description: 'The paper that the console prints labels on: 4 x 6 inches unless the user has chosen another.',
  })
  async labelSize(@Ctx() context: Context): Promise<LabelSize> {
    return await labelSizeOf(context);
  }
}
