import { link, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../../../platform/files/sync-folder.js';
import { shortMonth } from './month.rules.js';

/** Name of the file of a month. */
export const fileNameOf = (month: string): string => `${shortMonth(month)}.ndjson.gz`;

export const pathOf = (folder: string, month: string): string => join(folder, fileNameOf(month));

/** The path of an incomplete file. The folder can be read by its owner only, because the files contain personal data. */
export async function newDraft(folder: string, month: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return `${pathOf(folder, month)}.partial-${name}`;
}

/** Gives a complete file its name. False if the month has a file already, which is never replaced. */
export async function publish(folder: string, month: string, draft: string): Promise<boolean> {
  try {
    await link(draft, pathOf(folder, month));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  await syncFolder(folder);
  return true;
}

/** Deletes drafts of a month that is recorded, such as those of a process that was killed. */
export async function dropDrafts(folder: string, month: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.startsWith(`${fileNameOf(month)}.partial-`));
  for (const name of drafts) await rm(join(folder, name), { force: true });
}
