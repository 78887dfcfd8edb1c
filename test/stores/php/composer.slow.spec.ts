import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describePhp, PACKAGE, runPhp } from './php.js';

const hasComposer = spawnSync('composer', ['--version']).status === 0;
if (!hasComposer) console.warn('There is no composer on this machine; the package is not installed with it.');

function composer(folder: string, home: string, ...words: readonly string[]) {
  const env = { PATH: process.env['PATH'] ?? '', HOME: home, COMPOSER_ALLOW_SUPERUSER: '1' };
  const { status, stderr } = spawnSync('composer', [...words, '--no-interaction', '--no-plugins'], { cwd: folder, env, encoding: 'utf8' });
  return { status, stderr };
}

describePhp('the package of Composer', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'composer-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  (hasComposer ? it : it.skip)('is valid, and is found by its classes once it is installed', async () => {
    expect(composer(PACKAGE, folder, 'validate', '--strict')).toMatchObject({ status: 0 });
    const project = {
      repositories: [{ type: 'path', url: resolve(PACKAGE), options: { symlink: false } }, { packagist: false }],
      require: { 'shipgraph/client': '@dev' },
    };
    await writeFile(join(folder, 'composer.json'), JSON.stringify(project));
    const installed = composer(folder, folder, 'install');
    expect(installed).toMatchObject({ status: 0, stderr: expect.stringContaining('shipgraph/client') });

    const code = `require '${folder}/vendor/autoload.php'; echo (new Shipgraph\\Store('https://ship.example', 't', 'd'))->webhooks()::class;`;
    expect(await runPhp(['-r', code])).toEqual({ status: 0, stdout: 'Shipgraph\\Webhooks', stderr: '' });
  });
});
