import { constants, platform, setPriority } from 'node:os';
import { Refusal } from '../../kernel/errors.js';
import type { FileAnswer } from './file-reader.js';
import type { FileJob, FileTask } from './file-task.js';

/** What the thread of a `FileReader` does with each job. */
export function fileReading(tasks: readonly FileTask<never, unknown>[]): (job: FileJob) => FileAnswer {
  // On Linux, priority is per thread: requests take precedence over files, which people wait for, too.
  if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
  const known = new Map<string, FileTask<never, unknown>>(tasks.map((task) => [task.name, task]));
  return ({ task: name, given }) => {
    const task = known.get(name);
    if (!task) throw new Error(`No thread reads files of the kind ${name}.`);
    try {
      return { read: task.read(given as never) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Copies of errors lose their class.
      const { code, said, facts } = error;
      return { refused: { code, said, facts: { ...facts, cause: undefined } } };
    }
  };
}
