import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { BytesScalar } from '../../platform/graphql/scalars.js';

export enum LabelSizeEnum {
  A4 = 'a4',
  A6 = 'a6',
  INCH_4X6 = '4x6',
}
registerEnumType(LabelSizeEnum, {
  name: 'LabelSize',
  description: 'Paper that labels are printed on.',
  valuesConfig: {
    A4: { description: '210 x 297 mm, with margins of 10 mm.' },
    A6: { description: '105 x 148 mm.' },
    INCH_4X6: { description: '4 x 6 inches, the roll of most label printers.' },
  },
});

export enum LabelLanguageEnum {
  EN = 'en',
  AR = 'ar',
}
registerEnumType(LabelLanguageEnum, {
  name: 'LabelLanguage',
  description: 'Language of the captions on a label.',
  valuesConfig: { EN: { description: 'English.' }, AR: { description: 'Arabic, laid out from right to left.' } },
});

@ArgsType()
export class LabelStyleArgs {
  @Field(() => LabelSizeEnum, { defaultValue: LabelSizeEnum.A4, description: 'Paper.' })
  size!: LabelSizeEnum;

  @Field(() => LabelLanguageEnum, { defaultValue: LabelLanguageEnum.EN, description: 'Language of the captions.' })
  language!: LabelLanguageEnum;
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
