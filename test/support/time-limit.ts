import { addEventHandler } from 'jest-circus';

const LIMIT_MS = 180_000;

/** A test or hook that never ends would block the whole run; the runner has no separate limit. */
addEventHandler((event, state) => {
  if (event.name === 'add_test') limit(state.currentDescribeBlock.children.at(-1), event.timeout ?? LIMIT_MS);
  if (event.name === 'add_hook') limit(state.currentDescribeBlock.hooks.at(-1), event.timeout ?? LIMIT_MS);
});

function limit(entry: object | undefined, limitMs: number): void {
  if (entry === undefined || !('fn' in entry) || typeof entry.fn !== 'function') return;
  const work = entry.fn as () => unknown;
  entry.fn = async (): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`This took longer than ${limitMs} ms.`)), limitMs);
    });
    // What throws at once must not leave the clock running: it would end a later file.
    const done = Promise.resolve().then(work);
    await Promise.race([done, late]).finally(() => clearTimeout(timer));
  };
}
