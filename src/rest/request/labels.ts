import { z } from 'zod';
import { knownEtags } from '../negotiate.js';
import { queryOf, request, textOf, word } from './source.js';

/** `4x6` begins with a digit, which GraphQL names cannot. */
const SIZES = { a4: 'a4', a6: 'a6', '4x6': 'inch_4x6' };

export const language = queryOf('lang', z.enum(['en', 'ar']).default('en'), (given) => textOf(given, 'lang') ?? 'en');

const FORMATS = { a4: 'a4_pdf', label: 'label_pdf', zpl: 'zpl' };
const RESOLUTIONS = { '203': 'dpi_203', '300': 'dpi_300' };

/** The kind of file; without it, a PDF on the paper of `size`. */
export const file = { format: word('format', FORMATS), resolution: word('dpi', RESOLUTIONS, '203') };

export const style = { size: word('size', SIZES, 'a4'), language };

/** The labels that the caller already has. */
export const known = request(knownEtags);

/** More ids are refused anyway, so ignore the rest of the text. */
const MOST_IDS = 101;
const IDS = z.string().describe('1 to 100 comma-separated ids of shipments, of any kind.');

export const ids = queryOf('ids', IDS, ({ query }) => {
  const { ids: given } = query;
  return typeof given === 'string' ? given.split(',', MOST_IDS).map((id) => id.trim()).filter((id) => id !== '') : given; // prettier-ignore
});
