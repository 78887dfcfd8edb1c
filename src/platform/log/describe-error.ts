import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolder } from '../package-folder.js';

export interface DescribedError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
}

/**
 * The loggable part of an error. Database errors carry statements and values in their outer messages and in `detail`; only the innermost
 * message and the code locations are kept.
 */
export function describeError(error: unknown): DescribedError {
  const root = rootOf(error);
  if (!(root instanceof Error)) return { name: 'Thrown', message: typeof root === 'string' ? root.slice(0, 500) : typeof root, stack: '' };
  const { code } = root as { code?: unknown };
  return {
    name: root.name,
    message: (root.message.split(' - ').at(-1) ?? '').slice(0, 500),
    ...(typeof code === 'string' && { code }),
    stack: withSourceLines(framesOf(error instanceof Error ? error : root)),
  };
}

function rootOf(error: unknown): unknown {
  let root = error;
  while (root instanceof Error && root.cause !== undefined) root = root.cause;
  return root;
}

/** The stack without its first lines, which repeat the message. */
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 20)
    .join('\n');

const BUILT = join(packageFolder, 'dist');
const PLACE = /file:\/\/[^\s():]+[.]js:\d+:\d+/g;
const maps = new Map<string, SourceMap | undefined>();

/**
 * Maps a stack of the built service to its source lines. Node can do this itself, but then it reads every source map at the start and keeps
 * it; here a map is read with the first error in its file.
 */
const withSourceLines = (stack: string): string => stack.replace(PLACE, (place) => sourceOf(place) ?? place);

function sourceOf(place: string): string | undefined {
  const [, url = '', line = '', column = ''] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
  const file = fileURLToPath(url);
  if (!file.startsWith(BUILT)) return undefined;
  const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
  if (!found || !('originalSource' in found)) return undefined;
  return `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(file));
  return maps.get(file);
}

/** Without a source map, the locations in the built file must do. */
function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(join(dirname(file), `${basename(file)}.map`), 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
