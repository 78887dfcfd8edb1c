import { mkdir, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Desk } from './desk.js';
import { misused } from './exit-codes.js';
import { terminalText } from './words.js';

export const STDOUT = '-';

/** Decodes a PDF, which JSON carries as Base64. */
export const pdfOf = (content: string): Uint8Array => Buffer.from(content, 'base64');

interface Destination {
  /** File name given by the service. */
  readonly fileName: string;
  /** Path given by the caller; defaults to the service's name in this folder. */
  readonly out?: string | undefined;
  readonly folder?: string | undefined;
  /** Inserted before the extension when there are several files. */
  readonly suffix?: string | undefined;
}

/** Writes a PDF and returns its path. Overwrites only a file that the caller named. */
export async function savePdf(desk: Desk, content: Uint8Array, { fileName, out, folder = '.', suffix = '' }: Destination): Promise<string> {
  if (out === STDOUT) {
    if (desk.io.out.isTTY) throw misused('A PDF cannot be printed to a terminal: pipe it, or name a file.');
    desk.io.out.write(content);
    return STDOUT;
  }
  if (out !== undefined) return written(suffixed(out, suffix), content, 'w');
  if (folder !== '.') await mkdir(folder, { recursive: true });
  // The name comes from the service: keep it inside the folder.
  return free(suffixed(join(folder, basename(fileName)), suffix), content);
}

/** Writes text over the file that the caller named, or to standard output. */
export async function saveText(desk: Desk, text: string, out: string): Promise<string> {
  if (out !== STDOUT) return written(out, text, 'w');
  const { out: output } = desk.io;
  output.write(output.isTTY ? terminalText(text) : text);
  return STDOUT;
}

async function free(file: string, content: Uint8Array): Promise<string> {
  for (let copy = 1; ; copy += 1) {
    try {
      return await written(copy === 1 ? file : suffixed(file, ` (${copy})`), content, 'wx');
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
}

async function written(file: string, content: Uint8Array | string, flag: 'w' | 'wx'): Promise<string> {
  try {
    await writeFile(file, content, { flag });
  } catch (error) {
    if (isTaken(error)) throw error;
    throw misused(`The file ${file} cannot be written.`);
  }
  return file;
}

const suffixed = (file: string, suffix: string): string => {
  const extension = extname(file);
  return `${file.slice(0, file.length - extension.length)}${suffix}${extension}`;
};

const isTaken = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';
