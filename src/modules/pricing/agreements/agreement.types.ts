import { InputType, ObjectType } from 'type-graphql';
import { Choice, Decimal, Flag, Id, Many, nullable, One, Text, Phone, Email } from '../../../platform/graphql/fields.js';
import { AddressInput } from '../../addresses/index.js';
import { billingRole, type BillingRole, sellerStatus, type SellerStatus } from '../../sellers/index.js';

@InputType({ description: 'Changes of a seller, at least one. Absent fields keep their values.' })
export class UpdateSellerInput {
  @Text(100, 'First name.', nullable) firstName?: string | null;
  @Text(100, 'Last name.', nullable) lastName?: string | null;
  @Text(100, 'Company name; null or empty clears it.', nullable) company?: string | null;
  @Phone('Phone number; null or empty clears it.', nullable) phone?: string | null;
  @Email('E-mail address for login; unique regardless of case.', nullable) email?: string | null;
  @One(() => AddressInput, 'Address of the business; null clears it.', nullable) address?: AddressInput | null;

  @Choice(billingRole, "The seller's billing role from now on. For super administrators; existing orders keep theirs.", nullable)
  role?: BillingRole | null;

  @Choice(sellerStatus, 'INACTIVE refuses all logins and tokens of the seller and its shops.', nullable) status?: SellerStatus | null;
  @Text('UUID or name of the plan that applies from now on.', nullable) planId?: string | null;
  @Decimal("How far the wallet may go below zero, in the base currency; null for the plan's limit.", nullable) creditLimit?: string | null;

  @Decimal("Weight adjustments up to this need no approval, in the base currency; null for the plan's threshold.", nullable)
  adjustmentThreshold?: string | null;

  @Decimal("Cash collection fee, 0 to 20 percent; null for the plan's fee.", nullable) codFeePercent?: string | null;
  @Flag('True when the seller ships domestically.', nullable) isLocal?: boolean | null;
  @Flag('True when the seller ships abroad.', nullable) isInternational?: boolean | null;
  @Text('Language of e-mail, such as en or ar.', nullable) language?: string | null;
  @Text(50, 'Tax registration number; null or empty clears it. Letters, digits, blanks and ./- .', nullable) taxId?: string | null;

  @Text(50, 'Commercial register number; null or empty clears it. Letters, digits, blanks and ./- .', nullable)
  crNumber?: string | null;

  @Text('IANA time zone name, such as Asia/Dubai.', nullable) timezone?: string | null;
  @Text(5_000, "The operator's notes; null or empty clears them.", nullable) notes?: string | null;
  @Many(() => String, 20, 'Further e-mail addresses for notices; replaces the existing ones.', nullable) notifyEmails?: string[] | null;
}

@ObjectType('SellerWarning', { description: 'A part of a change that has not taken effect, and why.' })
export class SellerWarningType {
  @Text('The field that keeps its value for now.') field!: string;
  @Text('NEEDS_APPROVAL: another super administrator must approve it.') code!: string;
  @Text('What is pending, and why.') message!: string;
  @Id('UUID of the request for approval.') approvalRequestId!: string;
}
