import { escapeHtml } from '../../../kernel/text.js';
import type { Link, Row } from './letter.js';

type Language = 'en' | 'ar';

const FONT = "font-family:system-ui,'Segoe UI',Roboto,'Noto Sans','Noto Sans Arabic',Tahoma,Arial,sans-serif";

/** Mail programs without style sheets show the colours of the tags, which are those of a light page. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#11171d!important;color:#eef2f6!important}
.card{background:#1a222b!important;border-color:#3a4652!important}
.soft{color:#b3c0cc!important}
.line{border-color:#3a4652!important}
.note{background:#3a3113!important;color:#ffe9a8!important}
.good{color:#5fd39a!important}
.link{color:#8ec5ff!important}
.button{background:#5fd39a!important;color:#11171d!important}
}`;

interface MailPage {
  readonly language: Language;
  readonly title: string;
  /** Who writes: a logo, a name. */
  readonly header: string;
  /** One card for each language of the mail. */
  readonly cards: readonly { readonly language: Language; readonly content: string }[];
  readonly footer: string;
}

/** One self-contained page of tables and inline styles, for compatibility with mail programs. It loads nothing: a logo is attached. */
export const mailPage = ({ language, title, header, cards, footer }: MailPage): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>
<style>${DARK}</style></head>
<body class="page" dir="${directionOf(language)}" style="margin:0;padding:0;background:#f4f6f8;color:#16202b;${FONT};font-size:16px;line-height:1.55">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f6f8"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 4px 16px">${header}</td></tr>
${cards.map(cardOf).join('\n')}
<tr><td class="soft" style="padding:0 4px;color:#4a5866;font-size:14px">${footer}</td></tr>
</table>
</td></tr></table>
</body></html>
`;

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

const cardOf = ({ language, content }: MailPage['cards'][number]): string =>
  `<tr><td class="card" lang="${language}" dir="${directionOf(language)}" style="background:#ffffff;border:1px solid #d5dce3;border-radius:12px;padding:24px;overflow-wrap:anywhere">${content}</td></tr>
<tr><td style="height:16px;line-height:16px;font-size:0">&nbsp;</td></tr>`;

export const senderName = (html: string): string => `<strong style="font-size:18px;vertical-align:middle"><bdi>${html}</bdi></strong>`;

export const heading = (text: string): string => `<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${escapeHtml(text)}</h1>`;

export const paragraph = (text: string): string => `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`;

export const note = (html: string): string =>
  `<p class="note" style="margin:0 0 16px;padding:14px 16px;background:#fff6dd;border-radius:8px;font-weight:bold">${html}</p>`;

/** What the mail is for. */
export const button = ({ label, url }: Link): string =>
  `<p style="margin:16px 0 20px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;background:#0a6b3d;color:#ffffff;text-decoration:none;font-weight:bold;padding:12px 22px;border-radius:8px">${escapeHtml(label)}</a></p>`;

export const link = ({ label, url }: Link): string =>
  `<a class="link" href="${escapeHtml(url)}" style="color:#0a4f8f">${escapeHtml(label)}</a>`;

export const linkLine = (to: Link): string => `<p style="margin:0 0 12px">${link(to)}</p>`;

/** Labels and values, each in its own direction: both may be typed by anyone in any script. */
export const facts = (rows: readonly Row[]): string =>
  `<table role="presentation" cellpadding="3" cellspacing="0" style="font-size:15px">${rows.map(factOf).join('\n')}</table>`;

/** Longer labels, which others may have typed, wrap. */
const MAX_UNBROKEN = 20;

function factOf({ label, value, url }: Row): string {
  const name = bdi(label);
  const shown = url === undefined ? name : `<a class="link" href="${escapeHtml(url)}" style="color:#0a4f8f">${name}</a>`;
  const style = `color:#4a5866${label.length > MAX_UNBROKEN ? '' : ';white-space:nowrap'}`;
  return `<tr valign="top"><td class="soft" style="${style}">${shown}</td><td>${[value].flat().map(bdi).join(' · ')}</td></tr>`;
}

const bdi = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;
