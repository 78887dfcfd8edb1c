import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache, registerHooks, SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';

/**
 * Loads TypeScript in the thread that imports it, which is each worker of the test runner. Threads share what has been compiled, JavaScript
 * and source maps by swc and code by V8, in a folder that is kept between runs. The loader of swc-node runs in a separate thread that all
 * workers wait for, and Node's source maps are parsed with each module.
 */
const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}node_modules/.cache/shipgraph-tests`;
/** The version of swc and how it is called. */
const compiler = [`${root}package.json`, `${root}tsconfig.json`, import.meta.filename].map((file) => readFileSync(file, 'utf8')).join();

mkdirSync(folder, { recursive: true });
enableCompileCache(`${folder}/code`);

const packages = new URL('../../node_modules', import.meta.url).href;
const isOurs = (url) => url !== undefined && url.startsWith('file:') && !url.includes('/node_modules/');
const isTypeScript = (url) => isOurs(url) && /\.tsx?(\?|$)/.test(url);
/** Where a compiled file is kept. A newer version takes the place of the older one. */
const keptAt = (file) => `${folder}/${hash('sha1', file)}`;

function javascriptOf(file) {
  const source = readFileSync(file, 'utf8');
  const version = `//${hash('sha1', compiler + source)}\n`;
  const kept = read(`${keptAt(file)}.js`);
  return kept?.startsWith(version) ? kept : compile(file, source, version);
}

function compile(file, source, version) {
  const { readDefaultTsConfig } = require('@swc-node/register/read-default-tsconfig');
  const swc = require('@swc-node/register/register');
  const options = { ...readDefaultTsConfig(), module: 99, paths: undefined, baseUrl: undefined };
  const [, code, map = ''] = /^([^]*?)(?:\/\/# sourceMappingURL=data:[^,]*,(\S*)\s*)?$/.exec(swc.compile(source, file, options));
  // A line for the shell may only be the first one.
  const javascript = version + code.replace(/^#!.*/, '');
  write(`${keptAt(file)}.map`, Buffer.from(map, 'base64'));
  write(`${keptAt(file)}.js`, javascript);
  return javascript;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Other threads read it meanwhile: it is there as a whole or not at all. */
function write(file, content) {
  const draft = `${file}.${process.pid}.${threadId}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** What a name stands for in a folder of a package, or anywhere in ours: the same until other packages are installed. */
const installed = hash('sha1', root + process.version + compiler + (read(`${root}node_modules/.package-lock.json`) ?? ''));
const resolutions = `${folder}/resolutions.json`;
const readResolutions = () => {
  const kept = JSON.parse(read(resolutions) ?? '{}');
  return new Map(kept.installed === installed ? kept.found : []);
};
const resolved = readResolutions();
let writing;

function resolvePackage(specifier, context, nextResolve) {
  // A file by its address stands for itself; the runner numbers those of the tests differently in each run.
  if (specifier.startsWith('file:') || Object.keys(context.importAttributes ?? {}).length > 0) return nextResolve(specifier, context);
  const from = isOurs(context.parentURL) ? '' : context.parentURL.slice(0, context.parentURL.lastIndexOf('/'));
  const key = `${context.conditions.includes('require')} ${from} ${specifier}`;
  let found = resolved.get(key);
  if (!found) {
    const { url, format } = nextResolve(specifier, context);
    resolved.set(key, (found = { url, format }));
    // A thread of the runner is ended without a word.
    writing ??= setTimeout(writeResolutions, 1_000).unref();
  }
  return { ...found, shortCircuit: true };
}

function writeResolutions() {
  writing = undefined;
  const found = [...new Map([...readResolutions(), ...resolved])].filter(([, { url }]) => /^node:|\/node_modules\//.test(url));
  write(resolutions, JSON.stringify({ installed, found }));
}
process.on('exit', () => writing && writeResolutions());

const sources = new Map();

function isThere(url) {
  let there = sources.get(url.href);
  if (there === undefined) sources.set(url.href, (there = existsSync(url)));
  return there;
}

/** What the package exports, as its own examples import it, without a build. */
const exported = new Map([['shipgraph/carrier-kit', new URL('../../src/carrier-kit/index.ts', import.meta.url).href]]);

registerHooks({
  resolve(specifier, context, nextResolve) {
    const source = exported.get(specifier);
    if (source !== undefined) return { url: source, format: 'module', shortCircuit: true };
    const fromPackage = context.parentURL?.startsWith(`${packages}/`);
    if (fromPackage || (isOurs(context.parentURL) && !/^[./]|^file:/.test(specifier)))
      return resolvePackage(specifier, context, nextResolve);
    if (!isOurs(context.parentURL)) return nextResolve(specifier, context);
    if (specifier.startsWith('.') && specifier.endsWith('.js')) {
      const source = new URL(specifier.replace(/js$/, 'ts'), context.parentURL);
      if (isThere(source)) return { url: source.href, format: 'module', shortCircuit: true };
    }
    return nextResolve(specifier, context);
  },
  load(url, context, nextLoad) {
    if (!isTypeScript(url)) return nextLoad(url, context);
    return { format: 'module', source: javascriptOf(fileURLToPath(url.replace(/\?.*/, ''))), shortCircuit: true };
  },
});

const maps = new Map();

function mapOf(url) {
  let map = maps.get(url);
  if (map === undefined) {
    const kept = read(`${keptAt(fileURLToPath(url.replace(/\?.*/, '')))}.map`);
    maps.set(url, (map = kept ? new SourceMap(JSON.parse(kept)) : null));
  }
  return map;
}

/** Errors of GraphQL read the stack of what was thrown: the same calls come up thousands of times. */
const places = new Map();

function placeOf(frame) {
  const text = String(frame);
  let place = places.get(text);
  if (place === undefined) places.set(text, (place = placeInSource(frame, text)));
  return place;
}

/** Says where in the source a call stands. */
function placeInSource(frame, text) {
  const url = frame.getFileName();
  if (!url || !isTypeScript(url)) return text;
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  // The first line of what was compiled is its version.
  const { lineNumber, columnNumber } = mapOf(url)?.findOrigin(line - 1, column) ?? {};
  return lineNumber
    ? text.replace(`${url}:${line}:${column}`, `${fileURLToPath(url.replace(/\?.*/, ''))}:${lineNumber}:${columnNumber}`)
    : text;
}

Error.prepareStackTrace = (error, frames) => {
  const title = Error.prototype.toString.call(error);
  return [title, ...frames.map((frame) => `    at ${placeOf(frame)}`)].join('\n');
};
