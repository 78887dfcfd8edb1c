import { access, chmod, mkdir } from 'node:fs/promises';

/** Makes a folder that every user can pass through. */
export async function openFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  // A strict umask would close the new folder to the user it is made for.
  if (made !== undefined) await chmod(folder, 0o755);
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
