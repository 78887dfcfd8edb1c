import { Router, type Request, type RequestHandler } from 'express';
import { refuse } from '../kernel/errors.js';
import { readsPages, wishesOf } from './negotiate.js';
import { MAX_NUMBER, trackFormPage } from './pages/track-form.js';

/** Routes that read no data: the redirect to the console, and the form that finds a parcel. */
export function mountPages(): Router {
  const router = Router({ caseSensitive: true });
  // Programs that request the root get 404, as for any unknown path.
  router.get('/', (request, response, next) => {
    if (readsPages(request)) response.redirect(302, '/console');
    else next();
  });
  router.get('/track', trackFormAnswer);
  router.all('/track', (_request, response, next) => {
    response.setHeader('Allow', 'GET, HEAD');
    next(refuse('METHOD_NOT_ALLOWED'));
  });
  return router;
}

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
