import type { Request } from 'express';

export type Language = 'en' | 'ar';

/** In which form and language a caller wants to read. */
export interface Wishes {
  readonly json: boolean;
  readonly language: Language;
}

/** A request, as far as it says how it wants to be answered. */
interface Asked {
  readonly headers: Request['headers'];
  readonly query: Readonly<Request['query']>;
}

export const wishesOf = (request: Asked): Wishes => ({ json: wantsJson(request), language: languageOf(request) });

/** Programs ask for JSON by name; all other callers get the page. */
function wantsJson({ headers }: Asked): boolean {
  const [json = 0, html = 0] = [/^application\/(?:[\w.+-]+\+)?json$/, /^text\/html$/].map((type) => weightOf(headers.accept, type));
  return json > html;
}

/** True for browsers, which ask for pages by name. */
export const readsPages = (request: Asked): boolean => weightOf(request.headers.accept, /^text\/html$/) > 0 && !wantsJson(request);

/** The language of the link, else the one that the browser asks for first, else English. */
export function languageOf({ headers, query }: Asked): Language {
  const asked = typeof query['lang'] === 'string' ? query['lang'].toLowerCase() : '';
  if (asked === 'en' || asked === 'ar') return asked;
  const [arabic = 0, english = 0] = [/^ar(?:-|$)/, /^en(?:-|$)/].map((tag) => weightOf(headers['accept-language'], tag));
  return arabic > english ? 'ar' : 'en';
}

/** What is named in If-None-Match; weak and strong etags are alike to a file that is the same byte for byte. */
export const knownEtags = ({ headers }: Pick<Asked, 'headers'>): string[] =>
  headers['if-none-match']?.match(/"[^"]{0,100}"/g)?.slice(0, 20) ?? [];

/** The weight that a header such as "en;q=0.8, ar" gives to the first of its items that fits. */
function weightOf(header: string | undefined, wanted: RegExp): number {
  for (const item of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    if (!wanted.test(name)) continue;
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return Number.isFinite(weight) ? weight : 0;
  }
  return 0;
}
