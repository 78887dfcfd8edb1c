import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { BytesScalar } from '../../platform/graphql/scalars.js';
import { labelSize, type LabelSize, type LabelLanguage, labelLanguage } from '../../platform/pdf/label-sheet.js';

@ArgsType()
export class LabelStyleArgs {
  @Field(() => enumType(labelSize), { defaultValue: 'a4', description: 'Paper.' })
  size!: LabelSize;

  @Field(() => enumType(labelLanguage), { defaultValue: 'en', description: 'Language of the captions.' })
  language!: LabelLanguage;
}

@ObjectType('LabelFile', { simpleResolvers: true, description: 'The label of a parcel as a PDF.' })
export class LabelFileType {
  @Field(() => String, { description: 'Name to save it under: shipment and day of the label.' })
  fileName!: string;

  @Field(() => Int, { description: 'Counts the changes of what is collected, from 1. It is printed on the label.' })
  version!: number;

  @Field(() => String, { description: 'Changes when anything on the label changes.' })
  etag!: string;

  @Field(() => BytesScalar, { nullable: true, description: 'The PDF; null when the caller knows this etag.' })
  content!: Uint8Array | null;
}

@ObjectType('MissingLabel', { simpleResolvers: true, description: 'A shipment whose label could not be printed.' })
export class MissingLabelType {
  @Field(() => String, { description: 'The id as it was asked for.' })
  id!: string;

  @Field(() => String, { description: 'Why: SHIPMENT_NOT_FOUND, AMBIGUOUS_ID or LABEL_NOT_READY.' })
  code!: string;

  @Field(() => String, { description: 'The same in words.' })
  message!: string;
}

@ObjectType('LabelsFile', { simpleResolvers: true, description: 'The labels of many parcels as one PDF, in the order that was asked for.' })
export class LabelsFileType {
  @Field(() => String, { description: 'Name to save it under.' })
  fileName!: string;

  @Field(() => BytesScalar, { description: 'The PDF, a page for each label.' })
  content!: Uint8Array;

  @Field(() => [String], { description: 'References of the shipments whose labels are in it.' })
  printed!: string[];

  @Field(() => [MissingLabelType], { description: 'Shipments whose labels are not in it, and why.' })
  missing!: MissingLabelType[];
}

@ObjectType('CustomsFile', { simpleResolvers: true, description: 'The commercial invoice of an international parcel as a PDF of A4 size.' })
export class CustomsFileType {
  @Field(() => String, { description: 'Name to save it under.' })
  fileName!: string;

  @Field(() => BytesScalar, { description: 'The PDF.' })
  content!: Uint8Array;
}

@ObjectType('ShipmentLabel', { simpleResolvers: true, description: 'Where the label of a shipment is.' })
export class ShipmentLabelType {
  @Field(() => String, {
    description: 'Address of the PDF. Whoever has it can download the label. `?size=4x6` and `?lang=ar` change how it is printed.',
  })
  url!: string;

  @Field(() => Int, { description: 'Counts the changes of what is collected, from 1. Labels with a smaller number are out of date.' })
  version!: number;

  @Field(() => String, { description: 'Day of the label, YYYY-MM-DD.' })
  date!: string;
}
