import type { Request } from 'express';

export type Language = 'en' | 'ar';

/** The format and language that a caller prefers. */
export interface Wishes {
  readonly json: boolean;
  readonly language: Language;
}

/** The headers and query of a request that state preferences. */
interface Asked {
  readonly headers: Request['headers'];
  readonly query: Readonly<Request['query']>;
}

export const wishesOf = (request: Asked): Wishes => ({ json: wantsJson(request), language: languageOf(request) });

/** Returns JSON only to callers that name it in Accept; all others get the page. */
function wantsJson({ headers }: Asked): boolean {
  const [json = 0, html = 0] = [/^application\/(?:[\w.+-]+\+)?json$/, /^text\/html$/].map((type) => weightOf(headers.accept, type));
  return json > html;
}

/** True for browsers, which name HTML in Accept. */
export const readsPages = (request: Asked): boolean => weightOf(request.headers.accept, /^text\/html$/) > 0 && !wantsJson(request);

/** The language in the link, else the browser's first preference, else English. */
export function languageOf({ headers, query }: Asked): Language {
  const asked = typeof query['lang'] === 'string' ? query['lang'].toLowerCase() : '';
  if (asked === 'en' || asked === 'ar') return asked;
  const [arabic = 0, english = 0] = [/^ar(?:-|$)/, /^en(?:-|$)/].map((tag) => weightOf(headers['accept-language'], tag));
  return arabic > english ? 'ar' : 'en';
}

/** The tags in If-None-Match. Weak and strong tags are equivalent, because files are compared byte for byte. */
export const knownEtags = ({ headers }: Pick<Asked, 'headers'>): string[] =>
  headers['if-none-match']?.match(/"[^"]{0,100}"/g)?.slice(0, 20) ?? [];

/** The weight of the first matching item in a header such as "en;q=0.8, ar". */
function weightOf(header: string | undefined, wanted: RegExp): number {
  for (const item of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    if (!wanted.test(name)) continue;
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return Number.isFinite(weight) ? weight : 0;
  }
  return 0;
}
