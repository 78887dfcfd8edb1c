import { readFile } from 'node:fs/promises';
import { docFile } from './doc-file.js';

const DRAWINGS = ['pictures/rooms.svg', 'pictures/order.svg'];

/** A drawing for the middle of a page. Its own style, which GitHub shows it by, stays out: the policy of the page allows none. */
export async function drawing(path: string): Promise<string> {
  const { before, after } = await readDrawing(path);
  return before + after;
}

/** The styles of the drawings, for the style sheet of the site. */
export async function drawingStyles(): Promise<string> {
  const drawings = await Promise.all(DRAWINGS.map(readDrawing));
  return [...new Set(drawings.map(({ style }) => style))].join('\n');
}

async function readDrawing(path: string): Promise<{ before: string; style: string; after: string }> {
  const [before = '', style = '', after = ''] = (await readFile(docFile(path), 'utf8')).split(/<\/?style>/);
  return { before, style, after };
}
