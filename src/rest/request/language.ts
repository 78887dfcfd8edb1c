import { z } from 'zod';
import { languageOf } from '../negotiate.js';
import { queryOf } from './source.js';

/** The language of a page: that of its link, else that of the browser. Languages that it is not written in are ignored. */
export const language = queryOf('lang', z.enum(['en', 'ar']).optional().describe('Language of the page.'), languageOf);
