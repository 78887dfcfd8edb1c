import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { BytesScalar } from '../../platform/graphql/scalars.js';
import {
  labelFileFormat,
  labelLanguage,
  labelSize,
  printerResolution,
  type LabelFileFormat,
  type LabelLanguage,
  type LabelSize,
  type PrinterResolution,
} from '../../platform/pdf/label-sheet.js';

@ArgsType()
export class LabelStyleArgs {
  @Field(() => enumType(labelSize), { defaultValue: 'a4', description: 'Paper.' })
  size!: LabelSize;

  @Field(() => enumType(labelLanguage), { defaultValue: 'en', description: 'Language of the captions.' })
  language!: LabelLanguage;
}

@ArgsType()
export class LabelFormatArgs extends LabelStyleArgs {
  @Field(() => enumType(labelFileFormat), {
    nullable: true,
    description: 'Kind of file. Without it, a PDF on the paper of `size`; with it, `size` has no effect.',
  })
  format?: LabelFileFormat | null;

  @Field(() => enumType(printerResolution), {
    defaultValue: 'dpi_203',
    description: "Printer that our ZPL is made for. Has no effect on a carrier's ZPL.",
  })
  resolution!: PrinterResolution;
}

@ObjectType('LabelFile', { simpleResolvers: true, description: 'The label of a parcel as a file.' })
export class LabelFileType {
  @Field(() => String, { description: 'Suggested file name: shipment and day of the label.' })
  fileName!: string;

  @Field(() => String, { description: 'Media type: application/pdf or application/zpl.' })
  contentType!: string;

  @Field(() => Int, { description: 'Version, starting at 1; increases when anything that is printed changes. Printed on our labels.' })
  version!: number;

  @Field(() => String, { description: 'Changes when anything on the label changes.' })
  etag!: string;

  @Field(() => BytesScalar, { nullable: true, description: "The file; null if the caller's etag matches." })
  content!: Uint8Array | null;
}

@ObjectType('MissingLabel', { simpleResolvers: true, description: 'A shipment whose label could not be printed.' })
export class MissingLabelType {
  @Field(() => String, { description: 'The id as requested.' })
  id!: string;

  @Field(() => String, { description: 'Why: SHIPMENT_NOT_FOUND, AMBIGUOUS_ID, LABEL_NOT_READY or LABEL_UNREADABLE.' })
  code!: string;

  @Field(() => String, { description: 'Human-readable explanation.' })
  message!: string;
}

@ObjectType('LabelsFile', { simpleResolvers: true, description: 'The labels of many parcels in one PDF, in the requested order.' })
export class LabelsFileType {
  @Field(() => String, { description: 'Suggested file name.' })
  fileName!: string;

  @Field(() => BytesScalar, { description: "The PDF, one page per label, or per piece of a carrier's label." })
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
      'URL of the label. Anyone with the URL can download it. Parameters `?size=4x6` and `?lang=ar` set paper size and language, `?format=zpl` the kind of file.',
  })
  url!: string;

  @Field(() => Int, {
    description:
      'Version, starting at 1; increases when anything that is printed changes, such as the address, the amount to collect or the AWB. Labels with a lower version are out of date.',
  })
  version!: number;

  @Field(() => String, { description: 'Day of the label, YYYY-MM-DD.' })
  date!: string;

  @Field(() => [enumType(labelFileFormat)], { description: 'Kinds of files that there are. Labels of some carriers are ZPL only.' })
  formats!: LabelFileFormat[];
}
