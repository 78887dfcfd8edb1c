import { existsSync, readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { readDefaultTsConfig } = require('@swc-node/register/read-default-tsconfig');
const { compile } = require('@swc-node/register/register');

/**
 * Loads TypeScript in the thread that asks for it, with swc and its cache on disk. The loader that swc-node registers does the same in one
 * more thread, which every module of every worker of the test runner would wait for.
 */
const options = { ...readDefaultTsConfig(), module: 99, paths: undefined, baseUrl: undefined };
const isOurs = (url) => url !== undefined && url.startsWith('file:') && !url.includes('/node_modules/');

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier.startsWith('.') && specifier.endsWith('.js') && isOurs(context.parentURL)) {
      const source = new URL(specifier.replace(/js$/, 'ts'), context.parentURL);
      if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
    }
    return nextResolve(specifier, context);
  },
  load(url, context, nextLoad) {
    if (!isOurs(url) || !/\.tsx?(\?|$)/.test(url)) return nextLoad(url, context);
    const file = fileURLToPath(url);
    return { format: 'module', source: compile(readFileSync(file, 'utf8'), file, options), shortCircuit: true };
  },
});
