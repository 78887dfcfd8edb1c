import { Router, type Request, type RequestHandler } from 'express';
import { refuse } from '../kernel/errors.js';
import { readsPages, wishesOf } from './negotiate.js';
import { trackingScript } from './pages/tracking-script.js';
import { MAX_NUMBER, trackFormPage } from './pages/track-form.js';

/** Routes that read no data: the redirect to the console, the form that finds a parcel, and the script of its page. */
export function mountPages(): Router {
  const router = Router({ caseSensitive: true });
  // Programs that request the root get 404, as for any unknown path.
  router.get('/', (request, response, next) => {
    if (readsPages(request)) response.redirect(302, '/console');
    else next();
  });
  router.get(trackingScript.path, trackingScriptAnswer);
  router.get('/track', trackFormAnswer);
  router.all('/track', (_request, response, next) => {
    response.setHeader('Allow', 'GET, HEAD');
    next(refuse('METHOD_NOT_ALLOWED'));
  });
  return router;
}

const A_YEAR_SECONDS = 31_536_000;

/** Pages name it with the hash of its content, so it can be cached for ever. */
const trackingScriptAnswer: RequestHandler = (_request, response) => {
  response.set({ 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': `public, max-age=${A_YEAR_SECONDS}, immutable` });
  response.send(trackingScript.content);
};

/** Redirects the form's number to the page of the parcel. */
const trackFormAnswer: RequestHandler = (request, response) => {
  const { language } = wishesOf(request);
  const number = numberOf(request);
  if (number !== '') {
    response.redirect(303, `/track/${encodeURIComponent(number)}?lang=${language}`);
    return;
  }
  const page = trackFormPage(language);
  response.set({ ...page.headers, Vary: 'Accept-Language' }).send(page.content);
};

/** People copy spaces and number signs along with a number, and group its digits. */
function numberOf({ query }: Request): string {
  const given = typeof query['number'] === 'string' ? query['number'].slice(0, 4 * MAX_NUMBER) : '';
  return given
    .toWellFormed()
    .replace(/[\s#\p{Cc}\p{Cf}]/gu, '')
    .slice(0, MAX_NUMBER);
}
