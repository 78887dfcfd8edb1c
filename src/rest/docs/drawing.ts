import { readFile } from 'node:fs/promises';
import { docFile } from './doc-file.js';

const DRAWINGS = ['pictures/rooms.svg', 'pictures/order.svg'];

/** Inlines a drawing into a page. Removes its own style, which is for GitHub, because the content security policy forbids it. */
export async function drawing(path: string): Promise<string> {
  const { before, after } = await readDrawing(path);
  return before + after;
}

/** The styles of all drawings, for the site's style sheet. */
export async function drawingStyles(): Promise<string> {
  const drawings = await Promise.all(DRAWINGS.map(readDrawing));
  return [...new Set(drawings.map(({ style }) => style))].join('\n');
}

async function readDrawing(path: string): Promise<{ before: string; style: string; after: string }> {
  const [before = '', style = '', after = ''] = (await readFile(docFile(path), 'utf8')).split(/<\/?style>/);
  return { before, style, after };
}
