import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The bytes of files of the built service as a browser gets them that knows gzip only. */
export async function gzippedBytes(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map((path) => sizeOf(join('dist', path))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const sizeOf = async (file: string): Promise<number> => (await stat(`${file}.gz`).catch(() => stat(file))).size;
