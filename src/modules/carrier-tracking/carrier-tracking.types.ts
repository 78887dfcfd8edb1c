import { InputType, ObjectType, ArgsType } from 'type-graphql';
import { Count, Id, nullable, Text, When, Choice, Many, One } from '../../platform/graphql/fields.js';
import { scanOutcome, type ScanOutcome } from './carrier-tracking.enums.js';

@InputType({ description: 'A header of an HTTP request.' })
export class CarrierHeaderInput {
  @Text('Name in lower case.') name!: string;
  @Text('Value as received.') value!: string;
}

@ObjectType('UnknownCarrierCode', { description: 'A code of a carrier that is not mapped to a status.' })
export class UnknownCarrierCodeType {
  @Text("The carrier's code.") code!: string;
  @Text("One of the carrier's messages with it.", nullable) message!: string | null;
  @Count('Number of scans with it.') count!: number;
  @When('When the first of them arrived.') firstSeenAt!: Date;
  @When('When the last of them arrived.') lastSeenAt!: Date;
}

@ObjectType('CarrierCancellation', { description: 'An open shipment whose booking the carrier has cancelled.' })
export class CarrierCancellationType {
  @Id('UUID of the shipment.') shipmentId!: string;
  @Text('Reference of the shipment.') reference!: string;
  @Text("The carrier's number.") awb!: string;
  @Text("In the carrier's words.", nullable) message!: string | null;
  @When('When the carrier cancelled it.') occurredAt!: Date;
}

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
class CarrierScanCountType {
  @Choice(scanOutcome, 'The outcome.') outcome!: ScanOutcome;
  @Count('Number of scans.') scans!: number;
}

@ObjectType('CarrierScanImport', { description: 'Result of importing the scans of a partner.' })
export class CarrierScanImportType {
  @Many(() => ImportedCarrierScanType, 'Every scan, in order of the file.') scans!: readonly ImportedCarrierScanType[];
  @Many(() => CarrierScanCountType, 'Scans by outcome, without outcomes that did not happen.') counts!: readonly CarrierScanCountType[];
}
