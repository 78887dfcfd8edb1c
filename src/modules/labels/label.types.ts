import { ArgsType, ObjectType } from 'type-graphql';
import type { ToldParams } from '../../kernel/messages.js';
import { Bytes, Choice, Choices, Count, JsonObject, Many, nullable, Text } from '../../platform/graphql/fields.js';
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
  @Choice(labelSize, 'Paper.', { defaultValue: 'a4' }) size!: LabelSize;
  @Choice(labelLanguage, 'Language of the captions.', { defaultValue: 'en' }) language!: LabelLanguage;
}

@ArgsType()
export class LabelFormatArgs extends LabelStyleArgs {
  @Choice(labelFileFormat, 'Kind of file. Without it, a PDF on the paper of `size`; with it, `size` has no effect.', nullable)
  format?: LabelFileFormat | null;

  @Choice(printerResolution, "Printer that our ZPL is made for. Has no effect on a carrier's ZPL.", { defaultValue: 'dpi_203' })
  resolution!: PrinterResolution;
}

@ObjectType('LabelFile', { description: 'The label of a parcel as a file.' })
export class LabelFileType {
  @Text('Suggested file name: shipment and day of the label.') fileName!: string;
  @Text('Media type: application/pdf or application/zpl.') contentType!: string;
  @Count('Version, starting at 1; increases when anything that is printed changes. Printed on our labels.') version!: number;
  @Text('Changes when anything on the label changes.') etag!: string;
  @Bytes("The file; null if the caller's etag matches.", nullable) content!: Uint8Array | null;
}

@ObjectType('MissingLabel', { description: 'A shipment whose label could not be printed.' })
export class MissingLabelType {
  @Text('The id as requested.') id!: string;
  @Text('Why: SHIPMENT_NOT_FOUND, AMBIGUOUS_ID, LABEL_NOT_READY or LABEL_UNREADABLE.') code!: string;
  @Text('Human-readable explanation.') message!: string;
  @Text('Which of the sentences of the code this is, if it has several.', nullable) variant?: string;
  @JsonObject('The values in the message, by name.', nullable) params?: ToldParams;
}

@ObjectType('LabelsFile', { description: 'The labels of many parcels in one PDF, in the requested order.' })
export class LabelsFileType {
  @Text('Suggested file name.') fileName!: string;
  @Bytes("The PDF, one page per label, or per piece of a carrier's label.") content!: Uint8Array;
  @Many(() => String, 'References of the included shipments.') printed!: string[];
  @Many(() => MissingLabelType, 'Shipments without a label in the PDF, and why.') missing!: MissingLabelType[];
}

@ObjectType('CustomsFile', { description: 'The commercial invoice of an international parcel as an A4 PDF.' })
export class CustomsFileType {
  @Text('Suggested file name.') fileName!: string;
  @Bytes('The PDF.') content!: Uint8Array;
}

@ObjectType('ShipmentLabel', { description: "Location of a shipment's label." })
export class ShipmentLabelType {
  @Text(
    'URL of the label. Anyone with the URL can download it. Parameters `?size=4x6` and `?lang=ar` set paper size and language, `?format=zpl` the kind of file.',
  )
  url!: string;

  @Count(
    'Version, starting at 1; increases when anything that is printed changes, such as the address, the amount to collect or the AWB. Labels with a lower version are out of date.',
  )
  version!: number;

  @Text('Day of the label, YYYY-MM-DD.') date!: string;
  @Choices(labelFileFormat, 'Kinds of files that there are. Labels of some carriers are ZPL only.') formats!: LabelFileFormat[];
}
