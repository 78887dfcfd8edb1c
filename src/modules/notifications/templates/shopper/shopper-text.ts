import type { ShopperLetter } from './shopper-letter.js';

/** Renders the mail as plain text. */
export function shopperText(letter: ShopperLetter): string {
  const { payment, track, details, contact } = letter;
  const blocks = [
    letter.shop,
    letter.heading,
    letter.greeting,
    [letter.opening, letter.reason].filter((line) => line !== null).join(' '),
    payment?.text,
    payment?.link && `${payment.link.label}: ${payment.link.url}`,
    letter.advice,
    letter.choose && `${letter.choose.label}: ${letter.choose.url}`,
    `${track.label}: ${track.url}`,
    [details.title, ...details.rows.map(({ label, value }) => `  ${label}: ${value}`)].join('\n'),
    [contact.title, ...contact.links.map(({ label, text, url }) => `  ${label}: ${url.startsWith('http') ? url : text}`)].join('\n'),
    `-- \n${letter.why}`,
  ];
  return blocks.filter(Boolean).join('\n\n');
}
