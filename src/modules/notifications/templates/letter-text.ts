import type { Letter, Section } from './letter.js';

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
