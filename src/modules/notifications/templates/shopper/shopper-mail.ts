import type { NewMail } from '../../mail.js';
import { shopperHtml } from './shopper-html.js';
import { shopperLetter, type ShopperLetter } from './shopper-letter.js';
import type { ShopperNotice } from './shopper-notice.js';

/** A mail to a shopper in the shop's name; replies go to the shop. */
export function shopperMail(notice: ShopperNotice, recipient: string): NewMail {
  const letter = shopperLetter(notice);
  return {
    kind: `shopper_${notice.fact}`,
    audience: 'shopper',
    recipient,
    subject: letter.subject,
    textBody: shopperText(letter),
    htmlBody: shopperHtml(letter),
    sender: { name: letter.shop, replyTo: notice.shop.email, logoSellerId: notice.shop.logoSellerId },
  };
}

/** Renders the mail as plain text. */
function shopperText(letter: ShopperLetter): string {
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
