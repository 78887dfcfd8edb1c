import { errorPagePath } from '../print-error.js';
import { isErrorCode } from '../../kernel/errors.js';

/** In the guides this is the address of the service, so that the links work on GitHub as well. */
const SERVICE = 'http://localhost:4000';

/** Where a link of a guide leads on this site: files of the repository are not served, so such a link has no target. */
export function siteLink(href: string): string | undefined {
  if (href.startsWith(`${SERVICE}/`)) return href.slice(SERVICE.length);
  const guide = /^([a-z-]+)[.]md(#.+)?$/.exec(href);
  if (guide) return `/docs/${guide[1]}${guide[2] ?? ''}`;
  return /^(#|https:)/.test(href) ? href : undefined;
}

/** The page of an error code, for code that is one. */
export const errorLink = (code: string): string | undefined =>
  /^[A-Z_]+$/.test(code) && isErrorCode(code) ? errorPagePath(code) : undefined;
