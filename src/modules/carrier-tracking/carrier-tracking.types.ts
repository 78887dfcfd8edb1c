import { InputType, ObjectType } from 'type-graphql';
import { Count, Id, nullable, Text, When } from '../../platform/graphql/fields.js';

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
