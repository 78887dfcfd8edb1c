import { startApp, type TestApp } from '../support/app.js';
import { comparable, readersFolder, runShell } from '../support/guide-shell.js';
import { blocksOf, documents } from '../support/guides.js';

const SHELL = 'sh';

/** The guides whose shell examples follow each other from top to bottom. */
const shellGuides = documents.filter((file) => blocksOf(file).some(({ language, label }) => language === SHELL && label !== undefined));

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('The shell examples', () => {
  it.each(shellGuides)('of %s run from top to bottom and print what is shown', async (file) => {
    const folder = await readersFolder(app);
    const examples = blocksOf(file).filter(({ language, label }) => language === SHELL && label !== undefined);

    const printed = await runShell(app, examples, folder.path).finally(() => folder.remove());

    for (const [at, { label, output }] of examples.entries()) {
      if (!output) continue;
      const { language } = output;
      expect({ label, printed: comparable({ language, code: printed[at] ?? '' }) }).toEqual({ label, printed: comparable(output) });
    }
  });
});
