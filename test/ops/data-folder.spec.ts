import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../support/app.js';

it('makes a data folder that is missing, although its database and its secret come from settings', async () => {
  const parent = await mkdtemp(join(process.env['TEST_FOLDER'] ?? tmpdir(), 'data-folder-'));
  const folder = join(parent, 'var', 'shipgraph');
  const app = await startApp({ ROLE: 'web', DATA_DIR: folder, SECRET_KEY: randomBytes(32).toString('hex') });
  try {
    expect(await readdir(folder)).toContain('credentials.json');
    // It has passwords: only its owner reads it.
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(app.accounts.superAdmin.password).toEqual(expect.any(String));
  } finally {
    await app.stop();
    await rm(parent, { recursive: true, force: true });
  }
});
