import { ArgsType, ObjectType } from 'type-graphql';
import { Bytes, Choice, Count, Flag, Id, Many, Money, nullable, Text, When } from '../../platform/graphql/fields.js';
import type { MoneyType } from '../../platform/graphql/money.type.js';
import { postingSource, sellerAccountKind, type PostingSource, type SellerAccountKind } from '../ledger/index.js';
import { statementLanguage, type StatementLanguage } from './statements.enums.js';

@ObjectType('SellerStatementKind', { description: 'The movements of one reason.' })
export class SellerStatementKindType {
  @Choice(postingSource, 'The reason.') source!: PostingSource;
  @Count('Number of movements.') movements!: number;
  @Money('Credits minus debits; negative if more was taken than given.') amount!: MoneyType;
}

@ObjectType('SellerStatementAccount', {
  description: "One of a seller's accounts in one month: `opening` plus `credits` minus `debits` is `closing`.",
})
export class SellerStatementAccountType {
  @Choice(sellerAccountKind, 'The account.') account!: SellerAccountKind;
  @Text('ISO 4217 code.') currency!: string;
  @Money('Balance when the month began.') opening!: MoneyType;
  @Money('Sum of what was credited.') credits!: MoneyType;
  @Money('Sum of what was debited.') debits!: MoneyType;
  @Money('Balance when the month ended, or now if it has not.') closing!: MoneyType;
  @Count('Number of movements.') movements!: number;
  @Many(() => SellerStatementKindType, 'The movements by reason.') kinds!: SellerStatementKindType[];
}

@ObjectType('SellerStatement', { description: "A seller's accounts in one month, by the date on which each movement was booked." })
export class SellerStatementType {
  @Id('UUID of the seller.') sellerId!: string;
  @Text('The month as YYYY-MM.') month!: string;
  @Text('IANA name of the time zone of the month: that of the seller.') timeZone!: string;
  @When('When the month begins.') from!: Date;
  @When('When the next month begins.') before!: Date;
  @Flag('False while something can still be booked in the month.') isFinal!: boolean;
  @Many(() => SellerStatementAccountType, 'The accounts with a balance or movements, wallets first; otherwise an empty wallet.')
  accounts!: SellerStatementAccountType[];
}

@ObjectType('SellerStatementFile', { description: 'An account statement as an A4 PDF.' })
export class SellerStatementFileType {
  @Text('Suggested file name.') fileName!: string;
  @Bytes('The PDF. Byte-identical on every download once the month is final.') content!: Uint8Array;
}

@ObjectType('SellerStatementCsvPage', { description: 'A part of an account statement as CSV.' })
export class SellerStatementCsvPageType {
  @Text('Suggested file name.') fileName!: string;
  @Text('CSV, as in RFC 4180. Only the first page has the heading, only the last the closing balances.') text!: string;
  @Flag('True when more pages follow.') hasNextPage!: boolean;
  @Text('Pass it as `after` for the next page.', nullable) endCursor!: string | null;
}

@ArgsType()
export class SellerStatementArgs {
  @Text('UUID of the seller. Sellers may leave it out: they only see their own.', nullable) sellerId?: string | null;
  @Text('The month as YYYY-MM, in the time zone of the seller.') month!: string;
}

@ArgsType()
export class SellerStatementFileArgs extends SellerStatementArgs {
  @Choice(statementLanguage, 'Language of the document.', { defaultValue: 'en' }) language: StatementLanguage = 'en';
}

@ArgsType()
export class SellerStatementCsvArgs extends SellerStatementArgs {
  @Text('The `endCursor` of the page before.', nullable) after?: string | null;
}
