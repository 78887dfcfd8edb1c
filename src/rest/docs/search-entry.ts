/** A search result: a section of a guide, a setting, an error code, a route, or a part of the schema. */
export interface SearchEntry {
  readonly path: string;
  readonly title: string;
  /** Its page, or what it is. */
  readonly page: string;
  readonly content: string;
  /** How it is ranked: see src/docs/site/finder.js. */
  readonly kind: 'guide' | 'special' | 'log' | 'name' | 'call' | 'type';
}
