import { errorPagePath } from '../print-error.js';
import { isErrorCode } from '../../kernel/errors.js';

/** The base URL in the guides, so that links also work on GitHub. */
const SERVICE = 'http://localhost:4000';

/** Maps a link in a guide to this site; undefined for repository files, which are not served. */
export function siteLink(href: string): string | undefined {
  if (href.startsWith(`${SERVICE}/`)) return href.slice(SERVICE.length);
  const guide = /^([a-z-]+)[.]md(#.+)?$/.exec(href);
  if (guide) return `/docs/${guide[1]}${guide[2] ?? ''}`;
  return /^(#|https:)/.test(href) ? href : undefined;
}

/** The page of an error code, if the text is one. */
export const errorLink = (code: string): string | undefined =>
  /^[A-Z_]+$/.test(code) && isErrorCode(code) ? errorPagePath(code) : undefined;
