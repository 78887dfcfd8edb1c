import { execFile } from 'node:child_process';
import { chown, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/** The user that PostgreSQL runs as, in the form that spawn takes; empty for the user of this process. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root. Root runs it as the owner of the first of these places that exists, or as one of two usual users. */
export async function chooseRunAs(places: readonly string[]): Promise<RunAs> {
  if (!isRoot()) return {};
  const users = await knownUsers();
  const [owner] = (await Promise.all(places.map((place) => stat(place).catch(() => [])))).flat();
  const user =
    users.find(({ uid }) => uid !== 0 && uid === owner?.uid) ??
    users.find(({ name }) => name === 'postgres') ??
    users.find(({ name }) => name === 'nobody');
  if (!user) throw new Error('PostgreSQL must not run as root, and there is no user "postgres" or "nobody" to run it as.');
  return { uid: user.uid, gid: user.gid };
}

export function isRoot(): boolean {
  return process.geteuid?.() === 0;
}

export async function giveTo({ uid, gid }: RunAs, path: string): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

/** Gives a file that root created to the owner of its folder, who may run the application without root next time. */
export async function giveToFolderOwner(path: string): Promise<void> {
  if (isRoot()) await giveTo(await stat(dirname(path)), path);
}

/** Asks the system, because file modes do not reflect access lists and mount options. */
export async function canEnter(runAs: RunAs, folder: string): Promise<boolean> {
  return (await complaintOf(runAs, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])) === undefined;
}

/** Runs a short command as that user. Returns what it reported if it failed, else undefined. */
export async function complaintOf(runAs: RunAs, command: string, args: readonly string[]): Promise<string | undefined> {
  try {
    await promisify(execFile)(command, args, { ...runAs, cwd: '/', env: bareEnvironment() });
    return undefined;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return stderr?.trim() || message;
  }
}

/** Keeps the application's secrets from other programs, and PG* variables from changing what they do. */
export function bareEnvironment(): Record<string, string> {
  const { PATH = '/usr/bin:/bin', LD_LIBRARY_PATH } = process.env;
  return { PATH, LC_ALL: 'C', TZ: 'UTC', ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }) };
}

async function knownUsers(): Promise<{ name: string; uid: number; gid: number }[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  return lines.map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
