import { readFile } from 'node:fs/promises';
import { docFile } from './doc-file.js';

const STYLE = /<style>([^]*?)<\/style>\s*/;

/** A drawing for the middle of a page. Its own style, which GitHub shows it by, stays out: the policy of the page allows none. */
export const drawing = async (path: string): Promise<string> => (await readFile(docFile(path), 'utf8')).replace(STYLE, '');
