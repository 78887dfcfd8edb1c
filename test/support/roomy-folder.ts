import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Several times what a run takes. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * A folder in memory where the machine has one with room, or else the usual one for temporary files. Each database is more than a thousand
 * files, which a test makes and removes: on ext4 a new file looks at every one that was removed in the last seconds.
 */
export async function roomyFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir();
}
