import { localDay } from '../../kernel/local-time.js';
import { add, money, printedMoney, type Money } from '../../kernel/money.js';
import type { InvoicingSettings } from '../../kernel/settings.js';
import { ltr } from '../../platform/pdf/run-sheet-words.js';
import type { StatementRow, StatementSection, StatementSheet } from '../../platform/pdf/statement-sheet.js';
import type { Movement } from './find-movements.js';
import { openingOf, type SellerStatement } from './read-statement.js';
import { statementWords } from './statement-words.js';
import type { StatementLanguage } from './statements.enums.js';

export interface PrintedStatement {
  readonly statement: SellerStatement;
  /** All movements of the month. The sums are made of them, so that they agree even while more is booked. */
  readonly movements: readonly Movement[];
  readonly language: StatementLanguage;
  readonly operator: InvoicingSettings;
  /** When it is printed. */
  readonly at: Date;
}

/** Renders a statement in one language. */
export function statementSheet(printed: PrintedStatement): StatementSheet {
  const { statement, movements, language, operator, at } = printed;
  const words = statementWords[language];
  const { seller, timeZone, from, before, isFinal } = statement;
  const numbered = (number: string | null): string[] => (number === null ? [] : [`${words.vatNumber}: ${number}`]);
  const last = localDay(new Date(before.getTime() - 1), timeZone);
  const byAccount = Map.groupBy(movements, keyOf);
  const name = operator.operatorName ?? '';
  return {
    rtl: language === 'ar',
    heading: words.heading,
    facts: [
      [words.period, `${localDay(from, timeZone)} – ${isFinal ? last : localDay(at, timeZone)}`],
      [words.timeZone, timeZone],
    ],
    issuer: { name, lines: [...operator.operatorAddress, ...numbered(operator.operatorVatNumber)] },
    customer: {
      caption: words.of,
      name: seller.displayName,
      lines: [...(seller.displayName === seller.name ? [] : [seller.name]), ...numbered(seller.taxId)],
    },
    sections: statement.accounts.map((account) => sectionOf(printed, account, byAccount.get(keyOf(account)) ?? [])),
    columns: { date: words.date, what: words.what, subject: words.subject, amount: words.amount, balance: words.balance },
    notes: [...(isFinal ? [] : [words.provisional]), words.basis],
    footer: [name, words.footer, ltr(statement.month)].filter(Boolean).join(' · '),
    pageOf: words.pageOf,
    date: isFinal ? before : at,
  };
}

type AccountKey = Pick<Movement, 'account' | 'currency'>;

const keyOf = ({ account, currency }: AccountKey): string => `${account} ${currency}`;

function sectionOf({ statement, language }: PrintedStatement, key: AccountKey, movements: readonly Movement[]): StatementSection {
  const words = statementWords[language];
  const { account, currency } = key;
  const opening = openingOf(statement, key);
  const balanceAfter = (movement: Movement | undefined): Money => add(opening, money(movement?.movedMinor ?? 0n, currency));
  return {
    title: `${words.accounts[account]} · ${currency}`,
    movements: `${words.movements} · ${words.accounts[account]} · ${currency}`,
    summary: [
      { name: words.opening, value: printedMoney(opening), marked: false },
      ...[...Map.groupBy(movements, ({ source }) => source)].map(([source, of]) => ({
        name: `${words.sources[source]} (${of.length})`,
        value: printedMoney(money(sumOf(of), currency)),
        marked: false,
      })),
      { name: statement.isFinal ? words.closing : words.soFar, value: printedMoney(balanceAfter(movements.at(-1))), marked: true },
    ],
    rows: movements.map((movement): StatementRow => ({
      date: localDay(movement.postedAt, statement.timeZone),
      // The reason of a credit is what a person wrote.
      what: movement.source === 'manual' ? `${words.sources.manual}: ${movement.description}` : words.sources[movement.source],
      subject: [movement.shipmentReference, movement.orderReference, movement.reference].filter(Boolean).join(' · '),
      amount: printedMoney(money(movement.signedMinor, currency)),
      balance: printedMoney(balanceAfter(movement)),
    })),
  };
}

const sumOf = (movements: readonly Movement[]): bigint => movements.reduce((total, { signedMinor }) => total + signedMinor, 0n);
