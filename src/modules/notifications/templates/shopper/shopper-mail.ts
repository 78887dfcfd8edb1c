import { escapeHtml } from '../../../../kernel/text.js';
import { LOGO_TAG } from '../../../../platform/mail/outgoing-mail.js';
import type { NewMail } from '../../mail.js';
import type { Link } from '../letter.js';
import { button, facts, heading, link, linkLine, mailPage, note, paragraph, senderName } from '../mail-page.js';
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
  const { payment, main, others, details, contact } = letter;
  const money = [payment?.text, payment?.link && lineOf(payment.link)];
  const blocks = [
    letter.shop,
    letter.heading,
    letter.greeting,
    [letter.opening, letter.reason].filter((line) => line !== null).join(' '),
    ...(letter.asksToAct ? [letter.advice, lineOf(main), ...money] : [...money, letter.advice, lineOf(main)]),
    ...others.map(lineOf),
    [details.title, ...details.rows.map(({ label, value }) => `  ${label}: ${value}`)].join('\n'),
    [contact.title, ...contact.links.map(({ label, text, url }) => `  ${label}: ${url.startsWith('http') ? url : text}`)].join('\n'),
    `-- \n${letter.why}`,
  ];
  return blocks.filter(Boolean).join('\n\n');
}

const lineOf = ({ label, url }: Link): string => `${label}: ${url}`;

const shopperHtml = (letter: ShopperLetter): string =>
  mailPage({
    language: letter.language,
    title: letter.subject,
    header: `${letter.hasLogo ? LOGO_TAG : ''}${senderName(escapeHtml(letter.shop))}`,
    cards: [{ language: letter.language, content: messageOf(letter) }],
    footer: footerOf(letter),
  });

function messageOf(letter: ShopperLetter): string {
  const paragraphs = [letter.greeting, letter.opening, letter.reason, letter.advice].filter((line) => line !== null);
  const money = paymentOf(letter);
  return [
    heading(letter.heading),
    ...paragraphs.map(paragraph),
    ...(letter.asksToAct ? [button(letter.main), money] : [money, button(letter.main)]),
    ...letter.others.map(linkLine),
    facts(letter.details.rows),
  ].join('\n');
}

function paymentOf({ payment }: ShopperLetter): string {
  if (!payment) return '';
  if (!payment.isDue) return `<p class="good" style="margin:0 0 12px;color:#0a6b3d;font-weight:bold">${escapeHtml(payment.text)}</p>`;
  return note(`${escapeHtml(payment.text)}${payment.link ? `<br>${link(payment.link)}` : ''}`);
}

function footerOf({ contact, why }: ShopperLetter): string {
  const links = contact.links.map(
    ({ label, text, url }) =>
      `${escapeHtml(label)}: <a class="link" href="${escapeHtml(url)}" style="color:#0a4f8f"><bdi dir="ltr">${escapeHtml(text)}</bdi></a>`,
  );
  return `<p style="margin:0 0 12px"><strong>${escapeHtml(contact.title)}</strong><br>${links.join('<br>')}</p>
<p style="margin:0">${escapeHtml(why)}</p>`;
}
