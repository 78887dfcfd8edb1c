import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Choice, Count, Id, Many, nullable, One, Text, When } from '../../platform/graphql/fields.js';
import { scanOutcome, type ScanOutcome } from './carrier-tracking.enums.js';

@InputType({ description: "Headers of the file for columns that are named differently there. Case doesn't matter." })
export class CarrierScanColumnsInput {
  @Text('Header of the column awb.', nullable) awb?: string | null;
  @Text('Header of the column status.', nullable) status?: string | null;
  @Text('Header of the column time.', nullable) time?: string | null;
  @Text('Header of the column message.', nullable) message?: string | null;
  @Text('Header of the column place.', nullable) place?: string | null;
  @Text('Header of the column signed_by.', nullable) signedBy?: string | null;
}

@ArgsType()
export class ImportCarrierScansArgs {
  @Id('Code of a partner.') carrier!: string;

  @Text(
    700_000,
    'Header with the columns awb, status and time, and optionally message, place and signed_by, in any order, then one line per scan. A status is a CarrierScanStatus or a code that mapCarrierCode has mapped for the partner; a time without a zone is UTC. At most 500 lines.',
  )
  csv!: string;

  @One(() => CarrierScanColumnsInput, 'Other headers.', nullable) columns?: CarrierScanColumnsInput | null;
}

@ObjectType('ImportedCarrierScan', { description: 'What became of a scan of a list.' })
export class ImportedCarrierScanType {
  @Count('Line of the file.') line!: number;
  @Text('AWB or tracking number, as given.') awb!: string;
  @Text('Status or code, as given.') code!: string;
  @When('When it happened.') occurredAt!: Date;
  @Choice(scanOutcome, 'What it did.') outcome!: ScanOutcome;
}

@ObjectType('CarrierScanCount', { description: 'Scans with the same outcome.' })
export class CarrierScanCountType {
  @Choice(scanOutcome, 'The outcome.') outcome!: ScanOutcome;
  @Count('Number of scans.') scans!: number;
}

@ObjectType('CarrierScanImport', { description: 'Result of importing the scans of a partner.' })
export class CarrierScanImportType {
  @Many(() => ImportedCarrierScanType, 'Every scan, in order of the file.') scans!: readonly ImportedCarrierScanType[];
  @Many(() => CarrierScanCountType, 'Scans by outcome, without outcomes that did not happen.') counts!: readonly CarrierScanCountType[];
}
