import { formatMoney, type Money } from '../../../kernel/money.js';

/** The content of a mail, before it is rendered as text and HTML. */
export interface Letter {
  /** Language of the letter; English when absent. */
  readonly language?: 'en' | 'ar';
  readonly subject: string;
  readonly heading: string;
  readonly opening: string;
  /** What the reader must act on; shown first. */
  readonly alerts: readonly string[];
  readonly sections: readonly Section[];
  readonly links: readonly Link[];
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

export interface Row {
  readonly label: string;
  readonly value: string;
}

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** Formats money for people: "12.50 USD". */
export const amount = (money: Money): string => `${formatMoney(money)} ${money.currency}`;

/** Renders the letter as plain text, one fact per line. */
export function textOf({ heading, opening, alerts, sections, links }: Letter): string {
  const blocks = [
    heading,
    opening,
    ...alerts.map((alert) => `! ${alert}`),
    ...sections.map(sectionText),
    links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

const sectionText = ({ title, rows }: Section): string => [title, ...rows.map(({ label, value }) => `  ${label}: ${value}`)].join('\n');
