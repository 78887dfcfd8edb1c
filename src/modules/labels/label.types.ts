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
  @Field(() => String, { description: 'Suggested file name: shipment and day of the label.' })
  fileName!: string;

  @Field(() => Int, { description: 'Version, starting at 1; increases when the amount to collect changes. Printed on the label.' })
  version!: number;

  @Field(() => String, { description: 'Changes when anything on the label changes.' })
  etag!: string;

  @Field(() => BytesScalar, { nullable: true, description: "The PDF; null if the caller's etag matches." })
  content!: Uint8Array | null;
}

@ObjectType('MissingLabel', { simpleResolvers: true, description: 'A shipment whose label could not be printed.' })
export class MissingLabelType {
  @Field(() => String, { description: 'The id as requested.' })
  id!: string;

  @Field(() => String, { description: 'Why: SHIPMENT_NOT_FOUND, AMBIGUOUS_ID or LABEL_NOT_READY.' })
  code!: string;

  @Field(() => String, { description: 'Human-readable explanation.' })
  message!: string;
}

@ObjectType('LabelsFile', { simpleResolvers: true, description: 'The labels of many parcels in one PDF, in the requested order.' })
export class LabelsFileType {
  @Field(() => String, { description: 'Suggested file name.' })
  fileName!: string;

  @Field(() => BytesScalar, { description: 'The PDF, one page per label.' })
  content!: Uint8Array;

  @Field(() => [String], { description: 'References of the included shipments.' })
  printed!: string[];

  @Field(() => [MissingLabelType], { description: 'Shipments without a label in the PDF, and why.' })
  missing!: MissingLabelType[];
}

@ObjectType('CustomsFile', { simpleResolvers: true, description: 'The commercial invoice of an international parcel as an A4 PDF.' })
export class CustomsFileType {
  @Field(() => String, { description: 'Suggested file name.' })
  fileName!: string;

  @Field(() => BytesScalar, { description: 'The PDF.' })
  content!: Uint8Array;
}

@ObjectType('ShipmentLabel', { simpleResolvers: true, description: "Location of a shipment's label." })
export class ShipmentLabelType {
  @Field(() => String, {
    description:
      'URL of the PDF. Anyone with the URL can download the label. Parameters `?size=4x6` and `?lang=ar` set paper size and language.',
  })
  url!: string;

  @Field(() => Int, {
    description: 'Version, starting at 1; increases when the amount to collect changes. Labels with a lower version are out of date.',
  })
  version!: number;

  @Field(() => String, { description: 'Day of the label, YYYY-MM-DD.' })
  date!: string;
}
