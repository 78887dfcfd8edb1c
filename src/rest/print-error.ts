import { Refusal, statusOf, type FieldError } from '../kernel/errors.js';
import { MAX_TOLD, toldErrors } from '../kernel/field-errors.js';
import type { Request } from 'express';
import type { Printable } from '../platform/http/json.js';
import type { CoreServices } from '../platform/services.js';
import { wishesOf, type Wishes } from './negotiate.js';
import { lostPage } from './pages/lost-page.js';
import { refusalPage } from './pages/refusal-page.js';
import type { Answer } from './answer.js';
import type { ErrorFamily } from './route.js';

interface Surroundings {
  readonly requestId: string;
  readonly docBase: string;
  readonly production: boolean;
  readonly wishes: Wishes;
  /** The requested parcel number; absent on other pages. */
  readonly number?: string | undefined;
  /** The page of a delivery link, for those of its forms that are refused. */
  readonly deliver?: string | undefined;
  /** True if the address belongs to no parcel, payment or delivery link. */
  readonly isElsewhere?: boolean;
}

export const surroundingsOf = (request: Request, { publicUrl, settings }: Pick<CoreServices, 'publicUrl' | 'settings'>): Surroundings => ({
  requestId: request.requestId,
  docBase: publicUrl(),
  production: settings.production,
  wishes: wishesOf(request),
  number: numberOf(request),
  deliver: deliverOf(request),
  isElsewhere: !SHOPPER_PAGES.test(request.path),
});

const SHOPPER_PAGES = /^[/](?:track|pay|deliver)(?:[/]|$)/;

/** The documentation page of a code. */
export const errorPagePath = (code: string): string => `/docs/errors/${code}`;

const numberOf = ({ path, params }: Request): string | undefined =>
  path.startsWith('/track/') && typeof params['id'] === 'string' ? params['id'] : undefined;

const deliverOf = ({ path, params }: Request): string | undefined =>
  path.startsWith('/deliver/') && typeof params['token'] === 'string' ? `/deliver/${encodeURIComponent(params['token'])}` : undefined;

/** A bad request gets less than 64 KB, whatever it holds. */
const MAX_BYTES = 60_000;

/** Prints a refusal in the documented error shape of the interface, with as many of its field errors as fit. */
export function printError(family: ErrorFamily, refusal: Refusal, surroundings: Surroundings): Answer {
  const printed = print(family, refusal, surroundings);
  if (fits(printed)) return printed;
  for (let told = MAX_TOLD; ; told = Math.floor(told / 2)) {
    const fewer = print(family, withFields(refusal, told), surroundings);
    if (told === 0 || fits(fewer)) return fewer;
  }
}

const fits = ({ body, content }: Answer): boolean => Buffer.byteLength(content ?? JSON.stringify(body)) <= MAX_BYTES;

const withFields = ({ code, said, facts }: Refusal, told: number): Refusal =>
  new Refusal(code, said, { ...facts, errors: toldErrors(facts.errors ?? [], told) });

function print(family: ErrorFamily, refusal: Refusal, surroundings: Surroundings): Answer {
  const { requestId, docBase, production, wishes, number, deliver, isElsewhere } = surroundings;
  const status = refusal.facts.status ?? statusOf(refusal.code, family === 'erp' ? 'erp' : 'store');
  const { reason, retryAfter, orderId } = refusal.facts;
  const additions = {
    errors: refusal.errors.map(family === 'erp' ? erpError : (error) => ({ ...error })),
    ...(reason && { reason }),
    ...(retryAfter && { retryAfter }),
    ...(orderId && { orderId }),
    requestId,
    docUrl: docBase + errorPagePath(refusal.code),
  };
  const { message, ...key } = refusal.said;
  const core = { message, code: refusal.code, ...key };
  switch (family) {
    case 'return':
      return json(status, { status: 'error', ...core, ...additions });
    case 'order':
      return json(status, { status: 'failed', ...core, errorDetails: detailsOf(refusal), ...additions });
    case 'label':
      return json(status, { status: 'failed', ...core, ...(status === 500 && !production && { error: kindOf(refusal) }), ...additions });
    case 'page':
      if (isElsewhere && status === 404) return lostPage(status, wishes.language);
      if (!wishes.json) return refusalPage(status, refusal.code, { requestId, language: wishes.language, number, deliver });
      return json(status, { status: 'failed', ...core, ...additions });
    case 'erp':
    case 'store':
      return json(status, { status: 'failed', ...core, ...additions });
  }
}

const json = (status: number, body: Printable): Answer => ({ status, body, headers: {} });

/** The kind of error, for developers; the log has the details under the request id. */
const kindOf = ({ facts: { cause } }: Refusal): string => (cause instanceof Error ? cause.name : 'unknown');

const erpError = ({ field, code, message, variant, params, allowed }: FieldError) => ({
  field,
  code,
  message,
  ...(variant !== undefined && { variant }),
  ...(params && { params }),
  ...(allowed && { allowed }),
});

const detailsOf = (refusal: Refusal): string =>
  refusal.errors.length === 0
    ? refusal.message
    : refusal.errors
        .map(({ field, message }) => (field ? `${field}: ${message}` : message))
        .join('; ')
        .replaceAll('.; ', '; ');
