import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shipgraph-build-'));
  await mkdir(join(folder, 'src/platform'), { recursive: true });
  for (const file of ['src/commands/build.ts', 'src/commands/build-service.ts', 'src/platform/asset-files.ts', 'tsconfig.json'])
    await cp(file, join(folder, file));
  await writeFile(join(folder, 'package.json'), '{"type":"module","dependencies":{"pg":"8"}}');
  await mkdir(join(folder, 'src/docs'));
  await guide('# One');
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const build = () => promisify(execFile)(process.execPath, ['src/commands/build.ts', 'service'], { cwd: folder });
const source = (text: string) => writeFile(join(folder, 'src/main.ts'), text);
const guide = (text: string) => writeFile(join(folder, 'src/docs/guide.md'), text);
const built = () => readFile(join(folder, 'dist/main.js'), 'utf8');

it('is whole after four builds in one folder at once, and leaves nothing of them behind', async () => {
  await source('export const version: number = 1;');
  await Promise.all([build(), build(), build(), build()]);

  expect(await built()).toMatch(/version ?= ?1/);
  expect((await readdir(join(folder, 'dist'))).filter((name) => name.startsWith('.'))).toEqual(['.service']);
});

it('builds what has changed only, also after a build that was killed', async () => {
  await writeFile(join(folder, 'dist/main.js'), 'kept');
  await build();
  expect(await built()).toBe('kept');

  // No process has this number.
  await writeFile(join(folder, 'dist/.building'), '2147483647');
  await source('export const version: number = 2;');
  await build();
  expect(await built()).toMatch(/version ?= ?2/);
});

it('brings the packages that are not installed beside it, and copies of the files that it reads', async () => {
  await source("import pg from 'pg'; import ip from 'ipaddr.js'; export const both = [pg, ip];");
  await build();

  const imported = [...(await built()).matchAll(/from ?["']([^"']+)["']/g)].map(([, name]) => name);
  expect(imported).toEqual(['pg']);
  expect(await readdir(join(folder, 'dist/assets'))).toEqual(expect.arrayContaining(['arabic.ttf', 'graphiql.js', 'stemmer.js']));
});

it('brings the guides as they are, also when nothing else has changed', async () => {
  for (const text of ['# One', '# Two']) {
    await guide(text);
    await build();
    expect(await readFile(join(folder, 'dist/docs/guide.md'), 'utf8')).toBe(text);
  }
});

it('starts the service it has built in the environment that was given', async () => {
  const more = ['src/commands/start.js', 'src/heap-limit.ts', 'src/commands/build-woocommerce.ts', 'src/commands/woocommerce-words.ts'];
  for (const file of more) await cp(file, join(folder, file));
  await mkdir(join(folder, 'src/stores'), { recursive: true });
  for (const page of ['console', 'driver']) {
    await mkdir(join(folder, 'src', page), { recursive: true });
    await writeFile(
      join(folder, 'src', page, 'vite.config.ts'),
      `export default { root: import.meta.dirname, build: { outDir: '../../dist/${page}' } };`,
    );
    await writeFile(join(folder, 'src', page, 'index.html'), `<title>${page}</title>`);
  }
  await source('console.log(JSON.stringify(Object.entries(process.env).sort()));');
  const given = { PATH: process.env['PATH'] ?? '', HOME: folder };

  const { stdout } = await promisify(execFile)(process.execPath, ['src/commands/start.js'], { cwd: folder, env: given });
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual(Object.entries(given).sort());
});
