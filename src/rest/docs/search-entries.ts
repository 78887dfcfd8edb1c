import { errorCatalogue } from '../../kernel/errors.js';
import { errorPagePath } from '../print-error.js';
import type { Route } from '../route.js';
import { routeAnchor } from './api-page.js';
import type { RenderedGuide } from './guide-page.js';
import type { Guide } from './guides.js';

/** A search result: a section of a guide, an error code or a route. */
export interface SearchEntry {
  readonly path: string;
  readonly title: string;
  /** Its page, or its kind. */
  readonly page: string;
  readonly content: string;
}

export const guideEntries = ({ name, title }: Guide, { sections }: RenderedGuide): SearchEntry[] =>
  sections.map(({ id, text, content }) => ({
    path: id === '' ? `/docs/${name}` : `/docs/${name}#${id}`,
    title: text,
    page: title,
    content: content.replace(/\s+/g, ' ').trim(),
  }));

export const codeEntries = (): SearchEntry[] =>
  errorCatalogue.map(({ code, message, cause, remedy }) => ({
    path: errorPagePath(code),
    title: code,
    page: 'Error code',
    content: `${message} ${cause} ${remedy}`,
  }));

export const routeEntries = (routes: readonly Route[]): SearchEntry[] =>
  routes.map((route) => ({
    path: `/docs/api#${routeAnchor(route)}`,
    title: `${route.method} ${route.path}`,
    page: 'REST API',
    content: route.summary,
  }));
