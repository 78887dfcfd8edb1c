/**
 * Every refusal the service can answer, for both REST interfaces and GraphQL.
 * `store` and `erp` are the HTTP statuses; the ERP interface declares no 409, so its conflicts of business are 400; a misused Idempotency-Key is 409 everywhere.
 */
const catalogue = {
  INVALID_JSON: { store: 400, erp: 400, message: 'The request body is not valid JSON in UTF-8.' },
  INVALID_FORM: { store: 400, erp: 400, message: 'The form is cut off or not a form.' },
  UNSUPPORTED_CONTENT_TYPE: { store: 400, erp: 400, message: 'The request body must be sent as application/json.' },
  QUERY_TOO_COMPLEX: { store: 400, erp: 400, message: 'The GraphQL document asks for more than one request may.' },
  PERSISTED_QUERY_NOT_FOUND: { store: 400, erp: 400, message: 'No document is known under this hash.' },
  MISSING_FIELD: { store: 400, erp: 400, message: 'A required field is missing.' },
  VALIDATION_FAILED: { store: 400, erp: 400, message: 'Some fields are not valid.' },
  INVALID_QUERY: { store: 400, erp: 400, message: 'A query parameter is not valid.' },
  DATES_TOGETHER: { store: 400, erp: 400, message: 'Both dates of a range must be given.' },
  DATE_RANGE_TOO_LARGE: { store: 400, erp: 400, message: 'The range of dates is too large.' },
  SHOP_DOMAIN_MISMATCH: { store: 400, erp: 400, message: 'The shop domain of the order is not the shop of the token.' },
  CURRENCY_MISMATCH: { store: 400, erp: 400, message: 'All amounts of one request must be in the same currency.' },
  CURRENCY_NOT_SUPPORTED: { store: 400, erp: 400, message: 'There is no exchange rate for this currency.' },
  INVALID_CARRIER: { store: 400, erp: 400, message: 'The carrier service is not available for this shipment.' },
  RATE_UNAVAILABLE: { store: 400, erp: 400, message: 'No carrier service is available for this shipment.' },
  LOCATION_EXISTS: { store: 400, erp: 400, message: 'A location with this refId exists already and differs.' },
  LOCATION_NOT_FOUND: { store: 400, erp: 400, message: 'There is no location with this refId.' },
  DUPLICATE_REF_NAME: { store: 400, erp: 400, message: 'Another location has this refName.' },
  INVALID_TRANSITION: { store: 409, erp: 400, message: 'The shipment cannot take this step from its current status.' },
  INVALID_STATUS: { store: 400, erp: 400, message: 'The shipment status does not allow this.' },
  INSUFFICIENT_BALANCE: { store: 400, erp: 400, message: 'The wallet does not hold enough money.' },
  RETRY_LIMIT: { store: 409, erp: 400, message: 'The attempts of this shipment are used up.' },
  NO_PENDING_RETRY: { store: 409, erp: 400, message: 'No retry of this shipment is waiting for its day.' },
  COD_ALREADY_CONFIRMED: { store: 409, erp: 400, message: 'The cash on delivery collection is confirmed already.' },
  NOT_COD: { store: 400, erp: 400, message: 'Nothing is collected for this shipment.' },
  COD_NOT_CONFIRMED: { store: 409, erp: 400, message: 'The cash on delivery collection is not confirmed yet.' },
  COD_AMOUNT_MISMATCH: { store: 400, erp: 400, message: 'This is not the amount that was to be collected.' },
  HANDOVER_COMPLETE: { store: 409, erp: 400, message: 'The money is in the bank already.' },
  HANDOVER_STAGE_SKIPPED: { store: 409, erp: 400, message: 'This is not the next stage of the handover.' },
  INVALID_SIGNATURE: { store: 400, erp: 400, message: 'The signature of the notice is not valid.' },
  AMBIGUOUS_ID: { store: 400, erp: 400, message: 'The id names more than one shipment.' },
  EMAIL_IN_USE: { store: 400, erp: 400, message: 'Another account has this e-mail address.' },
  RATE_CARD_PUBLISHED: { store: 400, erp: 400, message: 'A published rate card cannot be changed; make a new draft.' },
  INVALID_URL: { store: 400, erp: 400, message: 'The URL is not one that webhooks can be sent to.' },
  URL_NOT_ALLOWED: { store: 400, erp: 400, message: 'The URL leads to a network that webhooks do not reach.' },
  INVALID_EVENT: { store: 400, erp: 400, message: 'There is no such event.' },
  TOO_MANY_WEBHOOKS: { store: 400, erp: 400, message: 'There are as many webhooks as there may be.' },
  WEBHOOK_DISABLED: { store: 409, erp: 400, message: 'The webhook is switched off; switch it on first.' },
  ENTRY_ALREADY_REVERSED: { store: 409, erp: 400, message: 'The journal entry is reversed already.' },
  APPROVAL_NOT_PENDING: { store: 409, erp: 400, message: 'The request is decided already.' },
  REVIEWER_NOT_SUPER_ADMIN: { store: 403, erp: 400, message: 'Only an active super administrator may approve.' },
  REVIEWER_IS_REQUESTER: { store: 403, erp: 400, message: 'Nobody decides on what they asked for themselves.' },
  PAYOUT_ACCOUNT_NOT_VERIFIED: { store: 409, erp: 400, message: 'No second person has confirmed the bank account of this payout.' },
  NO_ADJUSTMENT_INVOICE: { store: 409, erp: 400, message: 'There is no unpaid adjustment invoice.' },
  ADJUSTMENT_ALREADY_PAID: { store: 409, erp: 400, message: 'The adjustment invoice is paid already.' },
  NOT_DELIVERED: { store: 400, erp: 400, message: 'Only a delivered shipment can be returned.' },
  RETURN_OF_RETURN: { store: 400, erp: 400, message: 'A return cannot be returned.' },
  RETURN_WINDOW_CLOSED: { store: 400, erp: 400, message: 'The time in which this shipment could be returned is over.' },
  UNAUTHORIZED: { store: 401, erp: 401, message: 'The credentials are missing or not valid.' },
  FORBIDDEN: { store: 403, erp: 403, message: 'This account may not do that.' },
  FORBIDDEN_SCOPE: { store: 403, erp: 403, message: 'The token does not have the scope for this.' },
  ORDER_NOT_FOUND: { store: 404, erp: 404, message: 'There is no such order.' },
  SHIPMENT_NOT_FOUND: { store: 404, erp: 404, message: 'There is no such shipment.' },
  SHIPMENT_ASSIGNED_ELSEWHERE: {
    store: 409,
    erp: 400,
    message: 'The parcel is assigned to another driver. Ask dispatch to give it to you.',
  },
  LABEL_NOT_READY: { store: 404, erp: 404, message: 'Label is not available yet' },
  INVOICE_NOT_FOUND: { store: 404, erp: 404, message: 'There is no such invoice.' },
  SELLER_NOT_FOUND: { store: 404, erp: 404, message: 'There is no such seller.' },
  ORIGINAL_NOT_FOUND: { store: 404, erp: 404, message: 'There is no shipment to return under this id.' },
  TASK_NOT_FOUND: { store: 404, erp: 404, message: 'There is no such pickup task.' },
  APPROVAL_NOT_FOUND: { store: 404, erp: 404, message: 'There is no such approval request.' },
  TRANSACTION_NOT_FOUND: { store: 404, erp: 404, message: 'There is no such transaction.' },
  WEBHOOK_NOT_FOUND: { store: 404, erp: 404, message: 'There is no such webhook.' },
  NOT_FOUND: { store: 404, erp: 404, message: 'There is nothing at this address.' },
  NO_FIELDS_TO_UPDATE: { store: 400, erp: 400, message: 'The request names no field that can be changed.' },
  UPDATE_FAILED: { store: 409, erp: 400, message: 'None of these fields can be changed any more.' },
  METHOD_NOT_ALLOWED: { store: 405, erp: 405, message: 'This address does not take this method.' },
  ORDER_EXISTS: { store: 409, erp: 400, message: 'An order with this number exists already and differs.' },
  RETURN_EXISTS: { store: 409, erp: 400, message: 'This shipment has a return already.' },
  CANCEL_NOT_ALLOWED: { store: 409, erp: 400, message: 'The order can no longer be cancelled.' },
  FULFIL_NOT_ALLOWED: { store: 409, erp: 400, message: 'The order cannot be fulfilled.' },
  IDEMPOTENCY_KEY_REUSED: { store: 409, erp: 409, message: 'This Idempotency-Key was used with a different request.' },
  IDEMPOTENCY_IN_PROGRESS: { store: 409, erp: 409, message: 'A request with this Idempotency-Key is still running.' },
  VERSION_CONFLICT: { store: 412, erp: 412, message: 'The record was changed in the meantime.' },
  PAYLOAD_TOO_LARGE: { store: 413, erp: 413, message: 'The request body is too large.' },
  RATE_LIMITED: { store: 429, erp: 429, message: 'Too many requests; wait before the next one.' },
  HEADERS_TOO_LARGE: { store: 431, erp: 431, message: 'The request headers are too large.' },
  SERVICE_UNAVAILABLE: { store: 503, erp: 503, message: 'The service cannot answer right now; try again.' },
  RATE_CALCULATION_FAILED: { store: 500, erp: 500, message: 'The rate could not be worked out.' },
  INTERNAL_ERROR: { store: 500, erp: 500, message: 'Something went wrong on our side.' },
} as const satisfies Record<string, { store: number; erp: number; message: string }>;

export type ErrorCode = keyof typeof catalogue;

export interface CatalogueEntry {
  readonly code: ErrorCode;
  readonly http: { readonly store: number; readonly erp: number };
  readonly message: string;
  /** True when the same request may succeed later without a change. */
  readonly retryable: boolean;
}

const RETRYABLE: ReadonlySet<ErrorCode> = new Set([
  'IDEMPOTENCY_IN_PROGRESS',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'RATE_CALCULATION_FAILED',
  'VERSION_CONFLICT',
]);

export const errorCatalogue: readonly CatalogueEntry[] = Object.entries(catalogue).map(([code, entry]) => ({
  code: code as ErrorCode,
  http: { store: entry.store, erp: entry.erp },
  message: entry.message,
  retryable: RETRYABLE.has(code as ErrorCode),
}));

export const isErrorCode = (code: string): code is ErrorCode => code in catalogue;

export const statusOf = (code: ErrorCode, door: 'store' | 'erp'): number => catalogue[code][door];

/** What is wrong with one field. `field` is a dotted path as the caller wrote it, or null for the whole request. */
export interface FieldError {
  readonly field: string | null;
  readonly code: string;
  readonly message: string;
  /** The values that would have been accepted, where there is a closed list. */
  readonly allowed?: readonly string[];
}

export interface RefusalFacts {
  readonly message?: string;
  readonly errors?: readonly FieldError[];
  /** The detail behind UNAUTHORIZED, such as TOKEN_EXPIRED. */
  readonly reason?: string;
  /** Seconds to wait before the next try. */
  readonly retryAfter?: number;
  /** The existing order that a new one collides with. */
  readonly orderId?: string;
  /** The HTTP status where it is not that of the catalogue. */
  readonly status?: number;
  readonly cause?: unknown;
}

/** An expected "no" with a code of the catalogue. Anything else that is thrown is a defect. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly facts: RefusalFacts;

  constructor(code: ErrorCode, facts: RefusalFacts = {}) {
    super(facts.message ?? catalogue[code].message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.name = 'Refusal';
    this.code = code;
    this.facts = facts;
  }

  get errors(): readonly FieldError[] {
    return this.facts.errors ?? [];
  }
}

/** `throw refuse('ORDER_EXISTS', { orderId })` */
export const refuse = (code: ErrorCode, facts?: RefusalFacts): Refusal => new Refusal(code, facts);

/** One refusal for a list of field errors: MISSING_FIELD when that is all that is wrong, else VALIDATION_FAILED. */
export function refuseFields(errors: readonly FieldError[]): Refusal {
  const onlyMissing = errors.every((error) => error.code === 'MISSING_FIELD');
  const message = errors.map((error) => (error.field ? `${error.field}: ${error.message}` : error.message)).join('; ');
  return new Refusal(onlyMissing ? 'MISSING_FIELD' : 'VALIDATION_FAILED', { errors, message: message.slice(0, 1000) });
}

/** The same refusal with its fields named differently; a name of nothing is the whole request. */
export function withFieldNames(refusal: Refusal, rename: (field: string) => string): Refusal {
  if (refusal.errors.length === 0) return refusal;
  const errors = refusal.errors.map((error) => ({ ...error, field: (error.field && rename(error.field)) || null }));
  const isOfFields = refusal.code === 'MISSING_FIELD' || refusal.code === 'VALIDATION_FAILED';
  return isOfFields ? refuseFields(errors) : new Refusal(refusal.code, { ...refusal.facts, errors });
}

export const invalid = (field: string | null, message: string, allowed?: readonly string[]): FieldError =>
  allowed ? { field, code: 'VALIDATION_FAILED', message, allowed } : { field, code: 'VALIDATION_FAILED', message };
