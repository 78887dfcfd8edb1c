import { errorRemedies } from './error-remedies.js';
import { refusalMessages } from './refusal-messages.js';

/**
 * Every error that the service can return, for both REST interfaces and GraphQL. `store` and `erp` are the HTTP statuses. The ERP interface
 * declares no 409, so its business conflicts are 400; a misused Idempotency-Key is 409 everywhere.
 */
export const catalogue = {
  INVALID_JSON: { store: 400, erp: 400, message: 'The request body is not valid JSON in UTF-8.' },
  INVALID_FORM: { store: 400, erp: 400, message: 'The multipart form is incomplete or malformed.' },
  UNSUPPORTED_CONTENT_TYPE: { store: 400, erp: 400, message: 'The request body must be sent as application/json.' },
  QUERY_TOO_COMPLEX: { store: 400, erp: 400, message: 'The GraphQL document exceeds the limits of one request.' },
  PERSISTED_QUERY_NOT_FOUND: { store: 400, erp: 400, message: 'No document is known under this hash.' },
  MISSING_FIELD: { store: 400, erp: 400, message: 'A required field is missing.' },
  VALIDATION_FAILED: { store: 400, erp: 400, message: 'Some fields are not valid.' },
  INVALID_QUERY: { store: 400, erp: 400, message: 'A query parameter is not valid.' },
  DATES_TOGETHER: { store: 400, erp: 400, message: 'Both dates of a range must be given.' },
  DATE_RANGE_TOO_LARGE: { store: 400, erp: 400, message: 'The date range is too long.' },
  SHOP_DOMAIN_MISMATCH: { store: 400, erp: 400, message: 'The shop domain of the order is not the shop that the token belongs to.' },
  CURRENCY_MISMATCH: { store: 400, erp: 400, message: 'All amounts of one request must be in the same currency.' },
  CURRENCY_NOT_SUPPORTED: { store: 400, erp: 400, message: 'There is no exchange rate for this currency.' },
  INVALID_CARRIER: { store: 400, erp: 400, message: 'The carrier service is not available for this shipment.' },
  RATE_UNAVAILABLE: { store: 400, erp: 400, message: 'No carrier service is available for this shipment.' },
  RATE_CHANGED: { store: 409, erp: 400, message: 'The price is no longer the one that was shown.' },
  LOCATION_EXISTS: { store: 400, erp: 400, message: 'A location with this refId already exists with different details.' },
  LOCATION_NOT_FOUND: { store: 400, erp: 400, message: 'The shop has no location with this refId.' },
  DUPLICATE_REF_NAME: { store: 400, erp: 400, message: 'Another location of the shop already has this refName.' },
  INVALID_TRANSITION: { store: 409, erp: 400, message: 'The current status of the shipment does not allow this step.' },
  INVALID_STATUS: { store: 400, erp: 400, message: 'The current status of the shipment does not allow this operation.' },
  INSUFFICIENT_BALANCE: { store: 400, erp: 400, message: 'The wallet balance is too low.' },
  RETRY_NOT_ALLOWED: { store: 409, erp: 400, message: 'The current status of the shipment does not allow this retry.' },
  RETRY_LIMIT: { store: 409, erp: 400, message: 'The maximum number of attempts for this shipment has been reached.' },
  NO_PENDING_RETRY: { store: 409, erp: 400, message: 'The shipment has no pending retry.' },
  COD_ALREADY_CONFIRMED: { store: 409, erp: 400, message: 'The cash on delivery collection is already confirmed.' },
  NOT_COD: { store: 400, erp: 400, message: 'The shipment has no cash on delivery.' },
  COD_NOT_CONFIRMED: { store: 409, erp: 400, message: 'The cash on delivery collection is not confirmed yet.' },
  COD_AMOUNT_MISMATCH: { store: 400, erp: 400, message: 'The amount differs from the amount to collect.' },
  COD_NOT_WITH_CARRIER: { store: 409, erp: 400, message: 'No carrier owes cash for this shipment.' },
  CARRIER_ACCOUNT_OF_SELLER: { store: 400, erp: 400, message: 'The carrier settles with the seller, not with the operator.' },
  TEST_SHIPMENT: { store: 409, erp: 400, message: 'The shipment is a test: no money, driver or carrier is involved.' },
  SHOP_MODE_FIXED: { store: 409, erp: 400, message: 'The mode of a shop cannot be changed. Connect another domain.' },
  NO_TEST_CLOCK: { store: 409, erp: 400, message: 'Only a shop in test mode has a clock that can be advanced.' },
  TEST_CLOCK_ADVANCING: { store: 409, erp: 400, message: 'The test clock is still being advanced.' },
  HANDOVER_COMPLETE: { store: 409, erp: 400, message: 'The collected money is already deposited.' },
  HANDOVER_STAGE_SKIPPED: { store: 409, erp: 400, message: 'The handover stages must be passed in order.' },
  INVALID_SIGNATURE: { store: 400, erp: 400, message: 'The signature of the notification is not valid.' },
  AMBIGUOUS_ID: { store: 400, erp: 400, message: 'The id matches more than one shipment.' },
  COLLECTION_REQUIRED: {
    store: 400,
    erp: 400,
    message: 'Cash on delivery is open for this shipment: say what was collected, or why it was not.',
  },
  EMAIL_IN_USE: { store: 400, erp: 400, message: 'Another account has this e-mail address.' },
  RATE_CARD_PUBLISHED: { store: 400, erp: 400, message: 'A published rate card cannot be changed; make a new draft.' },
  INVALID_URL: { store: 400, erp: 400, message: 'The URL cannot be used for a webhook.' },
  URL_NOT_ALLOWED: { store: 400, erp: 400, message: 'The URL points to a network that webhooks may not reach.' },
  INVALID_EVENT: { store: 400, erp: 400, message: 'The event name is not known.' },
  LIMIT_REACHED: { store: 400, erp: 400, message: 'The owner has as many of these as one may have.' },
  TOO_MANY_WEBHOOKS: { store: 400, erp: 400, message: 'The maximum number of webhooks has been reached.' },
  ADDRESS_BOOK_FULL: { store: 400, erp: 400, message: 'The address book is full.' },
  WEBHOOK_DISABLED: { store: 409, erp: 400, message: 'The webhook is disabled; enable it first.' },
  ENTRY_ARCHIVED: { store: 409, erp: 400, message: 'The journal entry is archived.' },
  PERIOD_ARCHIVED: { store: 400, erp: 400, message: 'The range begins in a month whose journal is archived.' },
  ENTRY_ALREADY_REVERSED: { store: 409, erp: 400, message: 'The journal entry is already reversed.' },
  APPROVAL_REQUESTED: { store: 409, erp: 400, message: 'Nothing is booked yet: another person must approve the amount.' },
  APPROVAL_NOT_PENDING: { store: 409, erp: 400, message: 'The approval request has already been decided.' },
  REVIEWER_NOT_SUPER_ADMIN: { store: 403, erp: 400, message: 'Only an active super administrator may approve.' },
  REVIEWER_IS_REQUESTER: { store: 403, erp: 400, message: 'A request cannot be approved or rejected by the person who made it.' },
  NO_ADJUSTMENT_INVOICE: { store: 409, erp: 400, message: 'The shipment has no unpaid adjustment invoice.' },
  UNUSUAL_MEASURES: { store: 400, erp: 400, message: 'The measures are far from the declared ones.' },
  ADJUSTMENT_ALREADY_PAID: { store: 409, erp: 400, message: 'The adjustment invoice is already paid.' },
  PAYOUT_ACCOUNT_NOT_VERIFIED: { store: 409, erp: 400, message: 'No second person has confirmed the bank account of this payout.' },
  NOT_DELIVERED: { store: 400, erp: 400, message: 'Only a delivered shipment can be returned.' },
  RETURN_OF_RETURN: { store: 400, erp: 400, message: 'A return shipment cannot be returned.' },
  RETURN_WINDOW_CLOSED: { store: 400, erp: 400, message: 'The return period of this shipment has ended.' },
  UNAUTHORIZED: { store: 401, erp: 401, message: 'The credentials are missing or not valid.' },
  FORBIDDEN: { store: 403, erp: 403, message: 'This account is not allowed to do that.' },
  FORBIDDEN_SCOPE: { store: 403, erp: 403, message: 'The token lacks the scope that this request needs.' },
  ORDER_NOT_FOUND: { store: 404, erp: 404, message: 'The order was not found.' },
  SHIPMENT_NOT_FOUND: { store: 404, erp: 404, message: 'The shipment was not found.' },
  SHIPMENT_ASSIGNED_ELSEWHERE: {
    store: 409,
    erp: 400,
    message: 'The parcel is assigned to another driver. Ask dispatch to give it to you.',
  },
  LABEL_NOT_READY: { store: 404, erp: 404, message: 'Label is not available yet' },
  LABEL_UNREADABLE: { store: 409, erp: 400, message: "The carrier's label cannot be printed. Download it as the carrier made it." },
  INVOICE_NOT_FOUND: { store: 404, erp: 404, message: 'The invoice was not found.' },
  SELLER_NOT_FOUND: { store: 404, erp: 404, message: 'The seller was not found.' },
  ORIGINAL_NOT_FOUND: { store: 404, erp: 404, message: 'The shipment to return was not found.' },
  TASK_NOT_FOUND: { store: 404, erp: 404, message: 'The task was not found.' },
  RUN_NOT_FOUND: { store: 404, erp: 404, message: 'The run was not found.' },
  STOP_NOT_FOUND: { store: 404, erp: 404, message: 'The stop was not found.' },
  HUB_NOT_FOUND: { store: 404, erp: 404, message: 'The hub was not found.' },
  DRIVER_NOT_FOUND: { store: 404, erp: 404, message: 'The driver was not found.' },
  RUN_NOT_STARTED: { store: 409, erp: 400, message: 'The run has not started yet.' },
  RUN_FINISHED: { store: 409, erp: 400, message: 'The run is finished.' },
  RUN_HAS_UNSENT_EVENTS: { store: 409, erp: 400, message: 'The device still has reports to send; finish the run after that.' },
  CASH_COUNT_REQUIRED: { store: 400, erp: 400, message: 'Count the cash of the run before it is finished.' },
  DELIVERY_LINK_NOT_FOUND: { store: 404, erp: 404, message: 'This delivery link is not known.' },
  DELIVERY_CHOICE_CLOSED: { store: 409, erp: 400, message: 'It is too late to choose how the parcel is delivered.' },
  DELIVERY_CHOICE_NOT_ALLOWED: { store: 409, erp: 400, message: 'This choice is not offered for the parcel.' },
  TASK_CLOSED: { store: 409, erp: 400, message: 'The task has ended already.' },
  TASK_MOVED: { store: 409, erp: 400, message: 'The task was given to another driver.' },
  TASK_NOT_READY: { store: 409, erp: 400, message: 'The parcel is not ready for this task.' },
  STOP_LOCKED: { store: 409, erp: 400, message: 'The stop is locked, under way or done, so it cannot be moved.' },
  PARCEL_NOT_IN_RUN: { store: 409, erp: 400, message: 'The parcel is not on the sheet of this run.' },
  PROOF_REQUIRED: { store: 400, erp: 400, message: 'A proof is missing.' },
  REASON_REQUIRED: { store: 400, erp: 400, message: 'A failed task needs a reason.' },
  OTP_REQUIRED: { store: 400, erp: 400, message: 'The delivery needs the code of the consignee, or a reason why it goes on without it.' },
  OTP_WRONG: { store: 400, erp: 400, message: 'The code is wrong.' },
  OTP_LOCKED: { store: 409, erp: 400, message: 'The code was wrong five times; go on with a reason instead.' },
  OTP_EXPIRED: { store: 409, erp: 400, message: 'The code has expired; go on with a reason instead.' },
  DEVICE_MISMATCH: { store: 401, erp: 401, message: 'The session belongs to another device.' },
  APPROVAL_NOT_FOUND: { store: 404, erp: 404, message: 'The approval request was not found.' },
  TRANSACTION_NOT_FOUND: { store: 404, erp: 404, message: 'The transaction was not found.' },
  CARRIER_ACCOUNT_NOT_FOUND: { store: 404, erp: 404, message: 'There is no such account at a carrier.' },
  WEBHOOK_NOT_FOUND: { store: 404, erp: 404, message: 'The webhook was not found.' },
  CUSTOMS_NOT_NEEDED: { store: 400, erp: 400, message: 'The parcel does not cross a border, so it needs no commercial invoice.' },
  NOT_FOUND: { store: 404, erp: 404, message: 'There is nothing at this address.' },
  SELLER_INVOICE_NOT_FOUND: { store: 404, erp: 404, message: 'There is no such invoice.' },
  INVOICING_NOT_SET_UP: {
    store: 400,
    erp: 400,
    message: 'Invoices need the legal name of the operator. Set OPERATOR_NAME and restart the service.',
  },
  NO_FIELDS_TO_UPDATE: { store: 400, erp: 400, message: 'The request names no field that can be changed.' },
  UPDATE_FAILED: { store: 409, erp: 400, message: 'None of these fields can be changed any more.' },
  METHOD_NOT_ALLOWED: { store: 405, erp: 405, message: 'This address does not support this HTTP method.' },
  ORDER_EXISTS: { store: 409, erp: 400, message: 'An order with this number already exists with different content.' },
  RETURN_EXISTS: { store: 409, erp: 400, message: 'This shipment already has a return.' },
  CANCEL_NOT_ALLOWED: { store: 409, erp: 400, message: 'The order can no longer be cancelled.' },
  CARRIER_DECLINED: { store: 409, erp: 400, message: 'The carrier declined.' },
  CANCEL_PENDING: { store: 409, erp: 400, message: 'The carrier was asked to cancel and has not answered yet; try again.' },
  CARRIER_ACCOUNT_IN_USE: { store: 409, erp: 400, message: 'Bookings of this carrier account are open.' },
  CARRIER_ACCOUNT_PAUSED: { store: 409, erp: 400, message: 'The carrier account is paused.' },
  CARRIER_FAILED: { store: 503, erp: 503, message: 'The carrier could not be reached or failed; try again.' },
  BOOKING_NOT_ALLOWED: { store: 409, erp: 400, message: 'The state of the booking does not allow this.' },
  FULFIL_NOT_ALLOWED: { store: 409, erp: 400, message: 'The order cannot be fulfilled.' },
  IDEMPOTENCY_KEY_REUSED: { store: 409, erp: 409, message: 'This Idempotency-Key was used with a different request.' },
  IDEMPOTENCY_IN_PROGRESS: { store: 409, erp: 409, message: 'A request with this Idempotency-Key is still running.' },
  PROOF_UNREADABLE: { store: 400, erp: 400, message: 'The file of the proof cannot be read.' },
  PROOF_TOO_LARGE: { store: 413, erp: 413, message: 'The file of the proof is larger than 8 MiB.' },
  VERSION_CONFLICT: { store: 412, erp: 412, message: 'The record was changed after you read it.' },
  PAYLOAD_TOO_LARGE: { store: 413, erp: 413, message: 'The request body is too large.' },
  RATE_LIMITED: { store: 429, erp: 429, message: 'Too many requests; wait before sending the next one.' },
  HEADERS_TOO_LARGE: { store: 431, erp: 431, message: 'The request headers are too large.' },
  SERVICE_UNAVAILABLE: { store: 503, erp: 503, message: 'The service cannot answer right now; try again.' },
  RATE_CALCULATION_FAILED: { store: 500, erp: 500, message: 'The rate could not be calculated.' },
  INTERNAL_ERROR: { store: 500, erp: 500, message: 'An unexpected error occurred in the service.' },
} as const satisfies Record<string, { store: number; erp: number; message: string }>;

export type ErrorCode = keyof typeof catalogue;

/** A sentence with places for its values, such as {max}. */
export interface MessageVariant {
  readonly name: string;
  readonly message: string;
}

export interface CatalogueEntry {
  readonly code: ErrorCode;
  readonly http: { readonly store: number; readonly erp: number };
  readonly message: string;
  /** Its further sentences, with places for their values such as {max}. */
  readonly variants: readonly MessageVariant[];
  /** Why it happens. */
  readonly cause: string;
  /** What the caller can do about it. */
  readonly remedy: string;
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

const variantsOf = (code: string): MessageVariant[] =>
  Object.entries(refusalMessages).flatMap(([key, message]) =>
    key.startsWith(`${code}.`) ? [{ name: key.slice(code.length + 1), message }] : [],
  );

export const errorCatalogue: readonly CatalogueEntry[] = Object.entries(catalogue).map(([code, entry]) => ({
  code: code as ErrorCode,
  http: { store: entry.store, erp: entry.erp },
  message: entry.message,
  variants: variantsOf(code),
  ...errorRemedies[code as ErrorCode],
  retryable: RETRYABLE.has(code as ErrorCode),
}));

export const isErrorCode = (code: string): code is ErrorCode => code in catalogue;

export const statusOf = (code: ErrorCode, door: 'store' | 'erp'): number => catalogue[code][door];
