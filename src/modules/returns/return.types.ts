import { InputType, ObjectType } from 'type-graphql';
import { Email, Flag, Id, nullable, One, Text, When, Phone } from '../../platform/graphql/fields.js';
import { AddressType } from '../addresses/index.js';

@InputType({ description: 'A contact; absent fields keep the values of the original shipment.' })
export class ReturnContactInput {
  @Text(100, 'First name.', nullable) firstName?: string | null;
  @Text(100, 'Last name.', nullable) lastName?: string | null;
  @Phone('Phone number. Whether it can be dialled is seen in phoneE164 of the party.', nullable) phone?: string | null;
  @Email('E-mail address.', nullable) email?: string | null;
  @Text(100, 'Company. Names may then be empty.', nullable) company?: string | null;
  @Text(500, 'What the driver should know.', nullable) deliveryNote?: string | null;
}

@InputType({ description: 'A return of a delivered shipment.' })
export class CreateReturnInput {
  @Text('Any id of the shipment to return: UUID, order UUID, reference, AWB or tracking number.') shipmentId!: string;
  @Text(500, 'Reason for the return.', nullable) returnReason?: string | null;
  @Text(40, 'Carrier service code; the cheapest available one when absent.', nullable) carrier?: string | null;
  @Text(2_000, 'Stored as a note of the return.', nullable) notes?: string | null;
  @One(() => ReturnContactInput, 'Contact for the pickup; the shopper when absent.', nullable)
  pickupContactInfo?: ReturnContactInput | null;

  @One(() => ReturnContactInput, 'Contact for the delivery; the seller when absent.', nullable)
  returnContactInfo?: ReturnContactInput | null;

  @Flag('The operator bears the cost of the return. For the operator only.', nullable) waiveFee?: boolean | null;
  @Email("E-mail address of the operator's person who requested it, for the audit.", nullable) operatorEmail?: string | null;
}

@ObjectType('ReturnParty', { description: 'A contact at a place, as of the creation of the return.' })
export class ReturnPartyType {
  @Text('First name.') firstName!: string;
  @Text('Last name.') lastName!: string;
  @Text('Phone number.', nullable) phone!: string | null;
  @Text('E-mail address.') email!: string;
  @Text('Company.', nullable) company?: string | null;
  @Text('What the driver should know.', nullable) deliveryNote?: string | null;
  @One(() => AddressType, "The address. For a place of delivery, with the driver's coordinates.") address!: AddressType;
}

@ObjectType('ReturnShipment', { description: 'The return of a delivered shipment to its sender.' })
export class ReturnShipmentType {
  @Id('UUID of the return.') id!: string;
  @One(() => ReturnPartyType, 'Pickup: the recipient of the original shipment.') origin!: ReturnPartyType;
  @One(() => ReturnPartyType, 'Destination: the sender of the original shipment.') destination!: ReturnPartyType;
  @Text('Reason for the return.', nullable) returnReason!: string | null;
  @When('When it was requested.') createdAt!: Date;
}

@ObjectType('ReturnEligibility', { description: 'Whether a shipment can be returned now.' })
export class ReturnEligibilityType {
  @Flag('True when it can be returned.') eligible!: boolean;
  @Text('The obstacle as a sentence.', nullable) reason!: string | null;
  @Text('The obstacle: NOT_DELIVERED, RETURN_EXISTS, RETURN_OF_RETURN or RETURN_WINDOW_CLOSED.', nullable) code!: string | null;
}
