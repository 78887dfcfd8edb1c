import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseRunAs, giveTo, type RunAs } from '../../../src/embedded-postgres/run-as.js';
import { openTempFolder } from '../../support/cluster.js';
import { roomyFolder } from '../../support/roomy-folder.js';

type Cleanup = () => Promise<unknown> | void;

/** A temporary folder and everything that was started below it: all of it ends with the bed, the last one first, also after a failure. */
export class Bed {
  private readonly cleanups: Cleanup[] = [];

  private constructor(
    readonly folder: string,
    /** Who runs PostgreSQL and what belongs to it, which refuse to run as root. */
    readonly runAs: RunAs,
  ) {}

  static async open(): Promise<Bed> {
    return new Bed(await openTempFolder('shipgraph-scale-', await roomyFolder()), await chooseRunAs([]));
  }

  onClose(cleanup: Cleanup): void {
    this.cleanups.push(cleanup);
  }

  /** A separate folder for a program, which may write there. */
  async folderFor(name: string): Promise<string> {
    const folder = join(this.folder, name);
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o700);
    await giveTo(this.runAs, folder);
    return folder;
  }

  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (const cleanup of this.cleanups.splice(0).reverse())
      await Promise.resolve(cleanup()).catch((error: unknown) => failures.push(error));
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
    if (failures.length > 0) throw new AggregateError(failures, 'Something of the bed could not be stopped.');
  }
}

/** Runs one story on a bed that is closed afterwards in any case. */
export async function onBed<T>(story: (bed: Bed) => Promise<T>): Promise<T> {
  const bed = await Bed.open();
  try {
    return await story(bed);
  } finally {
    await bed.close();
  }
}
