import { ArgsType, InputType, ObjectType } from 'type-graphql';
import type { GivenDecimal } from '../../kernel/decimal-fields.js';
import {
  byRule,
  Choice,
  Decimal,
  Flag,
  Id,
  Many,
  nullable,
  One,
  Text,
  When,
  Phone,
  keptIfAbsent,
  Email,
} from '../../platform/graphql/fields.js';
import { AddressInput, AddressType } from '../addresses/index.js';
import { NodeType } from '../../platform/graphql/node.type.js';
import { type BillingRole, type OrderMails, orderMails, sellerStatus, billingRole, type SellerStatus } from './sellers.enums.js';

@ObjectType('Seller', {
  implements: NodeType,
  description: 'A business with one or more shops, who pays for their shipping.',
})
export class SellerType {
  @Id('UUID of the seller.') id!: string;
  @Text('E-mail address for login and notices.') email!: string;
  @Text('First and last name.') name!: string;
  @Text('Name to display: the company, or else first and last name.') displayName!: string;
  @Text('First name.') firstName!: string;
  @Text('Last name.') lastName!: string;
  @Text('Company name.', nullable) company!: string | null;
  @Text('Phone number.', nullable) phone!: string | null;
  @Choice(billingRole, 'How the seller pays for shipping.') role!: BillingRole;
  @Choice(sellerStatus, 'Whether the seller may use the service.') status!: SellerStatus;
  @One(() => AddressType, 'Address of the business.', nullable) address!: AddressType | null;
  @Flag('True when the seller ships domestically.') isLocal!: boolean;
  @Flag('True when the seller ships abroad.') isInternational!: boolean;
  @Text('Language of e-mail, such as en or ar.') language!: string;
  @Text('Tax registration number.', nullable) taxId!: string | null;
  @Text('Commercial register number.', nullable) crNumber!: string | null;
  @Text('IANA time zone name, such as Asia/Dubai.') timezone!: string;
  @Many(() => String, 'Further e-mail addresses for notices. At most 20.') notifyEmails!: readonly string[];
  @Choice(orderMails, 'Which mails about its orders it gets, at both kinds of addresses.') orderMails!: OrderMails;
  @When('When the seller was registered.') createdAt!: Date;
  @When('When the account last changed.') updatedAt!: Date;
}

@InputType({ description: 'A new seller account.' })
export class RegisterSellerInput {
  @Email('E-mail address for login; unique regardless of case.') email!: string;
  @Text('Password of at least 10 characters.') password!: string;
  @Text(100, 'First name.') firstName!: string;
  @Text(100, 'Last name.') lastName!: string;
  @Text(100, 'Company name.', nullable) company?: string | null;
  @Phone('Phone number.', nullable) phone?: string | null;
  @Text('Tax registration number. Letters, digits, blanks and ./- , at most 50.', nullable) taxId?: string | null;
  @Text('Commercial register number. Letters, digits, blanks and ./- , at most 50.', nullable) crNumber?: string | null;
  @Text('IANA time zone name, such as Asia/Dubai; UTC when absent.', nullable) timezone?: string | null;
}

const checkedByRule = { ...nullable, ...byRule };

@InputType({ description: 'Changes of a seller to its own account, at least one. Absent fields keep their values.' })
export class UpdateProfileInput {
  @Text(100, 'First name.', keptIfAbsent) firstName?: string | null;
  @Text(100, 'Last name.', keptIfAbsent) lastName?: string | null;
  @Text(100, 'Company name; null or empty clears it.', nullable) company?: string | null;
  @Phone('Phone number; null or empty clears it.', nullable) phone?: string | null;
  @One(() => AddressInput, 'Address of the business; null clears it.', nullable) address?: AddressInput | null;
  @Text(50, 'Tax registration number; null or empty clears it. Letters, digits, blanks and ./- .', checkedByRule) taxId?: string | null;

  @Text(50, 'Commercial register number; null or empty clears it. Letters, digits, blanks and ./- .', checkedByRule)
  crNumber?: string | null;

  @Text('Language of e-mail, such as en or ar.', nullable) language?: string | null;
  @Text('IANA time zone name, such as Asia/Dubai.', nullable) timezone?: string | null;
  @Many(() => String, 20, 'Further e-mail addresses for notices; replaces the existing ones.', nullable) notifyEmails?: string[] | null;
  @Choice(orderMails, 'Which mails about its orders the seller gets. Must not be null.', nullable) orderMails?: OrderMails | null;
}

/** What the operator can change of a seller. */
@InputType()
export class SellerChanges extends UpdateProfileInput {
  @Email('E-mail address for login; unique regardless of case.', checkedByRule) email?: string | null;

  @Choice(billingRole, "The seller's billing role from now on. For super administrators; existing orders keep theirs.", nullable)
  role?: BillingRole | null;

  @Choice(sellerStatus, 'INACTIVE refuses all logins and tokens of the seller and its shops.', nullable) status?: SellerStatus | null;
  @Decimal("How far the wallet may go below zero, in the base currency; null for the plan's limit.", nullable) creditLimit?: GivenDecimal;

  @Decimal("Weight adjustments up to this need no approval, in the base currency; null for the plan's threshold.", nullable)
  adjustmentThreshold?: GivenDecimal;

  @Decimal("COD fee, 0 to 20 percent; null for the plan's fee.", nullable) codFeePercent?: GivenDecimal;
  @Flag('True when the seller ships domestically.', nullable) isLocal?: boolean | null;
  @Flag('True when the seller ships abroad.', nullable) isInternational?: boolean | null;
  @Text(5_000, "The operator's notes; null or empty clears them.", nullable) notes?: string | null;
}

@ArgsType()
export class CreateApiTokenArgs {
  @Text(100, 'Display name of the token.') name!: string;
  @Many(() => String, 100, 'Scopes of the token; full access to the seller when absent.', nullable) scopes?: string[] | null;
  @When('Expiry; never when absent.', nullable) expiresAt?: Date | null;
}
