import { request } from './source.js';

/** The versions in an If-Match header; tags in another format match none. */
function versionsOf(header: string | undefined): readonly number[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  return header.split(',').map((tag) => Number(/^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(tag)?.[1] ?? -1));
}

export const expectedVersions = request(({ headers }) => versionsOf(headers['if-match']));

export const ifMatch = { 'If-Match': 'The version that the order must have: its ETag.' };
