import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Router, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { refuse } from '../../kernel/errors.js';
import { packageFolder } from '../package-folder.js';

/** The build output of the console. */
const FOLDER = join(packageFolder, 'dist/console');
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

/** The built console; undefined if it was not built. */
export interface BuiltConsole {
  readonly page: string;
  readonly assets: string;
}

export async function findConsole(folder = FOLDER): Promise<BuiltConsole | undefined> {
  try {
    return { page: await readFile(join(folder, 'index.html'), 'utf8'), assets: join(folder, 'assets') };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The web application: one page for all of its paths, and files named by their content hash. */
export function consolePages(built: BuiltConsole | undefined): RequestHandler {
  const router = Router({ caseSensitive: true });
  if (!built) return router.use(notBuilt);
  const serveStatic = { cacheControl: false, setHeaders: keptForAYear };
  router.use(
    '/assets',
    expressStaticGzip(built.assets, { enableBrotli: true, orderPreference: ['br'], index: false, serveStatic }),
    notFound,
  );
  router.get('/{*path}', (_request, response) => {
    const nonce = randomBytes(18).toString('base64');
    response.setHeader('Content-Security-Policy', policy(nonce));
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.type('html').send(built.page.replaceAll(NONCE, nonce));
  });
  return router.all('/{*path}', (_request, response, next) => {
    response.setHeader('Allow', 'GET, HEAD');
    next(refuse('METHOD_NOT_ALLOWED'));
  });
}

/** A file's name changes with its content. */
const keptForAYear = (response: ServerResponse): void =>
  void response.setHeader('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);

const notFound: RequestHandler = (_request, _response, next) => next(refuse('NOT_FOUND'));

const notBuilt: RequestHandler = (_request, _response, next) => next(refuse('NOT_FOUND.consoleNotBuilt'));
