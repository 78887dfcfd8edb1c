import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { Router, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { refuse } from '../../kernel/errors.js';
import { packageFolder } from '../package-folder.js';

/** The build output of the console. */
const CONSOLE_FOLDER = join(packageFolder, 'dist/console');
/** The build output of the driver's app. */
const DRIVER_FOLDER = join(packageFolder, 'dist/driver');
/** Replaced by the response's nonce in the built page. */
const NONCE = '%NONCE%';
const YEAR_SECONDS = 31_536_000;

/**
 * Loads nothing from other hosts except photos linked from evidence, and runs only our scripts. The component library writes style elements
 * with a nonce that is new for every page.
 */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A built web application: its page, and the folder with its files. */
interface BuiltApp {
  readonly page: string;
  readonly folder: string;
}

export const findConsole = (): Promise<BuiltApp | undefined> => builtIn(CONSOLE_FOLDER);
export const findDriverApp = (): Promise<BuiltApp | undefined> => builtIn(DRIVER_FOLDER);

/** Undefined if it was not built. */
async function builtIn(folder: string): Promise<BuiltApp | undefined> {
  try {
    return { page: await readFile(join(folder, 'index.html'), 'utf8'), folder };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The web application: one page for all of its paths, and files named by their content hash. */
export function consolePages(built: BuiltApp | undefined): RequestHandler {
  const router = Router({ caseSensitive: true });
  if (!built) return router.use(notBuilt);
  const serveStatic = { cacheControl: false, setHeaders: keptForAYear };
  router.use(
    '/assets',
    expressStaticGzip(join(built.folder, 'assets'), { enableBrotli: true, orderPreference: ['br'], index: false, serveStatic }),
    notFound,
  );
  router.get('/{*path}', (_request, response) => {
    const nonce = randomBytes(18).toString('base64');
    response.setHeader('Content-Security-Policy', policy(nonce));
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.type('html').send(built.page.replaceAll(NONCE, nonce));
  });
  return router.all('/{*path}', onlyRead);
}

/** A file's name changes with its content. */
const keptForAYear = (response: ServerResponse): void =>
  void response.setHeader('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);

const onlyRead: RequestHandler = (_request, response, next) => {
  response.setHeader('Allow', 'GET, HEAD');
  next(refuse('METHOD_NOT_ALLOWED'));
};

const notFound: RequestHandler = (_request, _response, next) => next(refuse('NOT_FOUND'));

const notBuilt: RequestHandler = (_request, _response, next) => next(refuse('NOT_FOUND.consoleNotBuilt'));

const DAY_SECONDS = 86_400;
/** Files beside the page, under fixed names. */
const FIXED = /^[/](?:sw[.]js|manifest[.]webmanifest|icon(?:-[\w-]+)?[.](?:svg|png))$/;

/** Loads nothing from other hosts and runs only our scripts. WebAssembly reads barcodes where browsers cannot. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The camera takes proofs and reads labels; positions show where the run is. */
const PERMISSIONS = 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()';

/** The driver's app: one page, its service worker and manifest, and files named by their content hash. */
export function driverPages(built: BuiltApp | undefined): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  if (!built) return router.use(appNotBuilt);
  const serveStatic = { cacheControl: false, setHeaders: keptAsNamed };
  const files = expressStaticGzip(built.folder, { enableBrotli: true, orderPreference: ['br'], index: false, serveStatic });
  router.use('/assets', (request, response, next) => {
    request.url = `/assets${request.url}`;
    files(request, response, next);
  });
  router.use('/assets', notFound);
  router.get('/', (request, response) => {
    // The service worker controls the address with the slash.
    if (!request.originalUrl.startsWith(`${request.baseUrl}/`)) return response.redirect(308, `${request.baseUrl}/`);
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('Permissions-Policy', PERMISSIONS);
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.type('html').send(built.page);
  });
  router.get(FIXED, files);
  router.get('/{*path}', notFound);
  return router.all('/{*path}', onlyRead);
}

/** A file's name changes with its content, except beside the page: browsers ask for a new service worker each time. */
function keptAsNamed(response: ServerResponse, path: string): void {
  const isNamedByContent = path.includes('/assets/');
  const age = isNamedByContent ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${DAY_SECONDS}`;
  response.setHeader('Cache-Control', basename(path).startsWith('sw.js') ? 'no-cache' : age);
  // What a service worker may load is said by its own response.
  response.setHeader('Content-Security-Policy', POLICY);
}

const appNotBuilt: RequestHandler = (_request, _response, next) => next(refuse('NOT_FOUND.driversAppNotBuilt'));
