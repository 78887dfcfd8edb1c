import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../platform/graphql/enum-type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { scanOutcome, type ScanOutcome } from './carrier-tracking.enums.js';

@InputType({ description: "Headers of the file for columns that are named differently there. Case doesn't matter." })
export class CarrierScanColumnsInput {
  @Field(() => String, { nullable: true, description: 'Header of the column awb.' })
  awb?: string | null;

  @Field(() => String, { nullable: true, description: 'Header of the column status.' })
  status?: string | null;

  @Field(() => String, { nullable: true, description: 'Header of the column time.' })
  time?: string | null;

  @Field(() => String, { nullable: true, description: 'Header of the column message.' })
  message?: string | null;

  @Field(() => String, { nullable: true, description: 'Header of the column place.' })
  place?: string | null;

  @Field(() => String, { nullable: true, description: 'Header of the column signed_by.' })
  signedBy?: string | null;
}

@ArgsType()
export class ImportCarrierScansArgs {
  @Field(() => ID, { description: 'Code of a partner.' })
  carrier!: string;

  @Field(() => String, {
    description:
      'Header with the columns awb, status and time, and optionally message, place and signed_by, in any order, then one line per scan. A status is a CarrierScanStatus or a code that mapCarrierCode has mapped for the partner; a time without a zone is UTC. At most 500 lines.',
  })
  csv!: string;

  @Field(() => CarrierScanColumnsInput, { nullable: true, description: 'Other headers.' })
  columns?: CarrierScanColumnsInput | null;
}

@ObjectType('ImportedCarrierScan', { description: 'What became of a scan of a list.' })
export class ImportedCarrierScanType {
  @Field(() => Int, { simple: true, description: 'Line of the file.' })
  line!: number;

  @Field(() => String, { simple: true, description: 'AWB or tracking number, as given.' })
  awb!: string;

  @Field(() => String, { simple: true, description: 'Status or code, as given.' })
  code!: string;

  @Field(() => DateTimeScalar, { simple: true, description: 'When it happened.' })
  occurredAt!: Date;

  @Field(() => enumType(scanOutcome), { simple: true, description: 'What it did.' })
  outcome!: ScanOutcome;
}

@ObjectType('CarrierScanCount', { simpleResolvers: true, description: 'Scans with the same outcome.' })
export class CarrierScanCountType {
  @Field(() => enumType(scanOutcome), { description: 'The outcome.' })
  outcome!: ScanOutcome;

  @Field(() => Int, { description: 'Number of scans.' })
  scans!: number;
}

@ObjectType('CarrierScanImport', { simpleResolvers: true, description: 'Result of importing the scans of a partner.' })
export class CarrierScanImportType {
  @Field(() => [ImportedCarrierScanType], { description: 'Every scan, in order of the file.' })
  scans!: readonly ImportedCarrierScanType[];

  @Field(() => [CarrierScanCountType], { description: 'Scans by outcome, without outcomes that did not happen.' })
  counts!: readonly CarrierScanCountType[];
}
