import { readFile } from 'node:fs/promises';
import type { Desk } from './desk.js';
import { misused } from './exit-codes.js';

/** Reads a file, or standard input for a dash. */
export function readInput(desk: Desk, file: string): Promise<string> {
  if (file === '-') return standardInput(desk);
  return readFile(file, 'utf8').catch(() => {
    throw misused(`The file ${file} cannot be read.`);
  });
}

export async function standardInput({ io }: Desk): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of io.stdin) text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  return text;
}
