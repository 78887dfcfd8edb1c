import { escapeHtml } from '../../../../kernel/text.js';
import { LOGO_TAG } from '../../../../platform/mail/outgoing-mail.js';
import type { NewMail } from '../../mail.js';
import type { Link } from '../letter.js';
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

const FONT = "font-family:system-ui,'Segoe UI',Roboto,'Noto Sans','Noto Sans Arabic',Tahoma,Arial,sans-serif";
const CARD = 'background:#ffffff;border:1px solid #d5dce3;border-radius:12px;padding:24px';

/**
 * Renders the mail as one self-contained page of tables and inline styles, for compatibility with mail clients. Loads nothing: the logo is
 * attached.
 */
function shopperHtml(letter: ShopperLetter): string {
  const direction = letter.language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${letter.language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light"><title>${escapeHtml(letter.subject)}</title></head>
<body dir="${direction}" style="margin:0;padding:0;background:#f4f6f8;color:#16202b;${FONT};font-size:16px;line-height:1.55">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px">${headerOf(letter)}</td></tr>
<tr><td style="${CARD}">${messageOf(letter)}</td></tr>
<tr><td style="padding:16px 4px 0;color:#4a5866;font-size:14px">${footerOf(letter)}</td></tr>
</table>
</td></tr></table>
</body></html>
`;
}

function headerOf({ shop, hasLogo }: ShopperLetter): string {
  return `${hasLogo ? LOGO_TAG : ''}<strong style="font-size:18px;vertical-align:middle"><bdi>${escapeHtml(shop)}</bdi></strong>`;
}

function messageOf(letter: ShopperLetter): string {
  const paragraphs = [letter.greeting, letter.opening, letter.reason, letter.advice].filter((line) => line !== null);
  return [
    `<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${escapeHtml(letter.heading)}</h1>`,
    ...paragraphs.map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`),
    paymentOf(letter),
    button(letter.track),
    chooseOf(letter),
    detailsOf(letter),
  ].join('\n');
}

function paymentOf({ payment }: ShopperLetter): string {
  if (!payment) return '';
  if (!payment.isDue) return `<p style="margin:0 0 12px;color:#0a6b3d;font-weight:bold">${escapeHtml(payment.text)}</p>`;
  const link = payment.link
    ? `<br><a href="${escapeHtml(payment.link.url)}" style="color:#0a4f8f;font-size:16px">${escapeHtml(payment.link.label)}</a>`
    : '';
  return `<p style="margin:0 0 16px;padding:14px 16px;background:#fff6dd;border-radius:8px;font-size:18px;font-weight:bold">${escapeHtml(payment.text)}${link}</p>`;
}

const chooseOf = ({ choose }: ShopperLetter): string =>
  choose ? `<p style="margin:0 0 20px"><a href="${escapeHtml(choose.url)}" style="color:#0a4f8f">${escapeHtml(choose.label)}</a></p>` : '';

const button = ({ label, url }: Link): string =>
  `<p style="margin:16px 0 20px"><a href="${escapeHtml(url)}" style="display:inline-block;background:#0a6b3d;color:#ffffff;text-decoration:none;font-weight:bold;padding:12px 22px;border-radius:8px">${escapeHtml(label)}</a></p>`;

function detailsOf({ details }: ShopperLetter): string {
  const rows = details.rows.map(
    ({ label, value }) =>
      `<tr><td style="padding:3px 0;padding-inline-end:16px;color:#4a5866;vertical-align:top">${escapeHtml(label)}</td><td style="padding:3px 0"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="font-size:15px">${rows.join('')}</table>`;
}

function footerOf({ contact, why }: ShopperLetter): string {
  const links = contact.links.map(
    ({ label, text, url }) =>
      `${escapeHtml(label)}: <a href="${escapeHtml(url)}" style="color:#0a4f8f"><bdi dir="ltr">${escapeHtml(text)}</bdi></a>`,
  );
  return `<p style="margin:0 0 12px"><strong>${escapeHtml(contact.title)}</strong><br>${links.join('<br>')}</p>
<p style="margin:0">${escapeHtml(why)}</p>`;
}
