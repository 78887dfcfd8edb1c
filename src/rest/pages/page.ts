import { createHash } from 'node:crypto';
import { escapeHtml } from '../../kernel/text.js';
import type { Language } from '../negotiate.js';

/** A page with its headers. It cannot be framed, and loads only what its policy names. */
export interface Page {
  readonly content: string;
  readonly headers: Readonly<Record<string, string>>;
}

const STYLE = `
:root{color-scheme:light dark;--ink:#16202b;--soft:#4a5866;--line:#d5dce3;--ground:#f4f6f8;--card:#fff;--good:#0a6b3d;--bad:#a33a00}
@media (prefers-color-scheme:dark){:root{--ink:#eef2f6;--soft:#b3c0cc;--line:#3a4652;--ground:#11171d;--card:#1a222b;--good:#5fd39a;--bad:#ffab78}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.55 system-ui,"Segoe UI",Roboto,"Noto Sans","Noto Sans Arabic",Tahoma,sans-serif}
main{max-width:38rem;margin:0 auto;padding:1.25rem 1rem 3rem}
nav{max-width:38rem;margin:0 auto;padding:.75rem 1rem 0;text-align:end}
a{color:inherit;display:inline-block;padding:.4rem 0;text-underline-offset:.2em}
section{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1.1rem 1.1rem;margin-block-end:1rem}
h1{font-size:1.6rem;line-height:1.25;margin:.15rem 0 .35rem}
h2{font-size:1.05rem;margin:0 0 .75rem}
p{margin:.2rem 0}
.soft,time{color:var(--soft)}
time{display:block}
.good h1{color:var(--good)}
.bad h1{color:var(--bad)}
.way{display:grid;grid-template-columns:repeat(4,1fr);gap:.35rem;list-style:none;margin:1rem 0 0;padding:0;font-size:.85rem}
.way li{border-block-start:.4rem solid var(--line);padding-block-start:.4rem;color:var(--soft)}
.way .done{border-color:var(--good);color:var(--ink);font-weight:600}
.log{list-style:none;margin:0;padding:0}
.log li{border-inline-start:.15rem solid var(--line);padding:0 0 1rem;padding-inline-start:1rem;position:relative}
.log li::before{content:"";position:absolute;inset-inline-start:-.45rem;inset-block-start:.4rem;width:.75rem;height:.75rem;border-radius:50%;background:var(--line)}
.log li:first-child::before{background:var(--good)}
.log li:last-child{padding-block-end:0}
form{margin:1rem 0 .25rem}
section>form:first-child{margin-block-start:0}
button{font:inherit;font-weight:600;width:100%;padding:.8rem 1rem;border:0;border-radius:.6rem;background:var(--good);color:var(--card);cursor:pointer}
label{display:block;font-weight:600;margin-block-end:.35rem}
input,select,textarea{font:inherit;width:100%;padding:.75rem .8rem;border:1px solid var(--soft);border-radius:.6rem;background:var(--card);color:var(--ink);margin-block-end:.75rem}
.days{display:grid;grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:.6rem;margin-block:.75rem}
.days button{min-height:3.5rem;padding:.6rem .5rem;overflow-wrap:anywhere}
.days span{display:block;font-weight:400}
.days+details summary{cursor:pointer;padding:.6rem 0;min-height:2.75rem}
.quiet{background:none;color:inherit;border:1px solid var(--soft)}
.choice{background:var(--card);border:1px solid var(--line);border-radius:.75rem;margin-block-end:.75rem;padding:0 1.1rem}
.choice summary{cursor:pointer;font-weight:600;padding:1rem 0;min-height:2.75rem}
.choice[open]{border-color:var(--good);padding-block-end:1rem}
.choice form{margin:0}
.shop{display:flex;align-items:center;gap:.75rem;margin:0 0 1rem;font-size:1.1rem;font-weight:700;overflow-wrap:anywhere}
.shop img{display:block;max-width:10rem;max-height:3.5rem;object-fit:contain;background:#fff;border-radius:.4rem;padding:.2rem}
.button{display:block;text-align:center;text-decoration:none;font-weight:600;padding:.8rem 1rem;border-radius:.6rem;background:var(--good);color:var(--card);margin-block-start:.75rem}
.contact{list-style:none;margin:.25rem 0 0;padding:0}
.contact a{min-height:2.75rem;overflow-wrap:anywhere}
.amount{font-size:2rem;font-weight:700}
.paid{font-weight:700;color:var(--good)}
.stops{font-size:1.25rem;font-weight:700}
.window time{display:inline;color:inherit;font-weight:600}
.lane{display:block;width:100%;max-width:24rem;height:auto;margin:.75rem auto .25rem}
[dir=rtl] .lane{transform:scaleX(-1)}
.lane path,.lane circle{fill:var(--card);stroke:var(--soft);stroke-width:3;stroke-linejoin:round}
.lane .driven{stroke:var(--good)}
.lane .passed,.lane .door,.lane .van path{fill:var(--good);stroke:var(--good)}
.lane .gap{fill:var(--card);stroke:none}
.lane .van circle{fill:var(--card);stroke:var(--good)}
.map{position:relative;display:grid;grid-template-columns:repeat(3,1fr);aspect-ratio:1;overflow:hidden;border-radius:.6rem;background:var(--line);margin-block-start:.75rem}
.map img{display:block;width:100%;height:auto}
.map svg{position:absolute;inset:0;width:100%;height:100%}
.map circle{fill:#0a6b3d;fill-opacity:.25;stroke:#0a6b3d;stroke-width:3}
.map .dot{fill-opacity:1;stroke:#fff}
dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;margin:0}
dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
@media print{:root{color-scheme:light;--ink:#000;--soft:#444;--line:#999;--ground:#fff;--card:#fff;--good:#000;--bad:#000}nav,form,button,.button{display:none}main{max-width:none}section{break-inside:avoid}}
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const policy = ({ forms, images, script }: { forms: string; images: readonly string[]; script: boolean }): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    ...(script ? ["script-src 'self'", "connect-src 'self'"] : []),
    ...(images.length > 0 ? [`img-src ${images.join(' ')}`] : []),
    "base-uri 'none'",
    `form-action ${forms}`,
    "frame-ancestors 'none'",
  ].join('; ');

const DIRECTION: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', ar: 'rtl' };
const OTHER: Readonly<Record<Language, { language: Language; name: string }>> = {
  en: { language: 'ar', name: 'العربية' },
  ar: { language: 'en', name: 'English' },
};

interface PageParts {
  readonly title: string;
  readonly language: Language;
  readonly main: string;
  /** CSP form-action: where its forms may submit to; defaults to nowhere. */
  readonly forms?: string | undefined;
  /** CSP img-src: where its images may come from; defaults to nowhere. */
  readonly images?: readonly string[];
  /** A script of this service that keeps it up to date. Without scripts it is loaded again at an interval. */
  readonly live?: { readonly script: { readonly url: string; readonly integrity: string }; readonly everySeconds: number } | undefined;
}

/** Wraps content in a page. `main` is trusted HTML: escape all foreign text before. */
export function pageOf({ title, language, main, forms = "'none'", images = [], live }: PageParts): Page {
  const other = OTHER[language];
  const content = `<!doctype html>
<html lang="${language}" dir="${DIRECTION[language]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow">
<title>${escapeHtml(title)}</title><style>${STYLE}</style>${headOf(live)}</head>
<body><nav><a href="?lang=${other.language}" lang="${other.language}" dir="${DIRECTION[other.language]}" hreflang="${other.language}">${other.name}</a></nav>
<main>
${main}
</main></body></html>
`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Content-Security-Policy': policy({ forms, images, script: live !== undefined }),
  };
  return { content, headers };
}

const headOf = (live: PageParts['live']): string =>
  live === undefined
    ? ''
    : `
<script src="${live.script.url}" integrity="${live.script.integrity}" defer></script>
<noscript><meta http-equiv="refresh" content="${live.everySeconds}"></noscript>`;
