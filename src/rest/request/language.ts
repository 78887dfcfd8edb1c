import { z } from 'zod';
import { languageOf } from '../negotiate.js';
import { queryOf } from './source.js';

/** The language of a page: the one in its link, else the browser's. Ignores languages without a translation. */
export const language = queryOf('lang', z.enum(['en', 'ar']).optional().describe('Language of the page.'), languageOf);
