import { CarrierFailure, type CarrierAccess } from '../../modules/carriers/adapter/index.js';
import { clientInfo } from './client-info.js';
import { fieldsOf, type Fields, listOf, textOf } from './fields.js';

/** Why Aramex refused a request, in its words. */
interface Refusal {
  readonly code: string | null;
  readonly message: string;
}

/** The operations of Aramex's four services that this adapter uses. */
const OPERATIONS = {
  CalculateRate: { service: 'RateCalculator', changes: false },
  CreateShipments: { service: 'Shipping', changes: true },
  PrintLabel: { service: 'Shipping', changes: false },
  CreatePickup: { service: 'Shipping', changes: true },
  CancelPickup: { service: 'Shipping', changes: true },
  TrackShipments: { service: 'Tracking', changes: false },
  ValidateAddress: { service: 'Location', changes: false },
  FetchCountry: { service: 'Location', changes: false },
} as const;
export type Operation = keyof typeof OPERATIONS;

export interface Answer {
  readonly fields: Fields;
  readonly refusal: Refusal | null;
}

/** Calls an operation. A refusal is part of the answer. */
export async function ask(account: CarrierAccess, operation: Operation, body: object, signal: AbortSignal): Promise<Answer> {
  const { service, changes } = OPERATIONS[operation];
  const path = `/${service}/Service_1_0.svc/json/${operation}`;
  const json = { ClientInfo: clientInfo(account), Transaction: null, ...body };
  const response = await account.http.send({ method: 'POST', path, json, changes }, signal);
  // Aramex rejects a body that it cannot read with 400 and a page of HTML; nothing has happened then.
  if (response.status === 400) throw new CarrierFailure('refused', 'Aramex could not read the request (400).', { code: '400' });
  if (response.status !== 200) {
    throw new CarrierFailure('unavailable', `Aramex has no ${operation} at this address (${response.status}).`, {
      code: String(response.status),
    });
  }
  const fields = fieldsOf(response.json());
  if (!fields || typeof fields['HasErrors'] !== 'boolean') throw malformed(operation, 'no HasErrors');
  return { fields, refusal: refusalOf(fields, changes) };
}

/** Calls an operation. Throws a `refused` failure if Aramex refuses. */
export async function askOrRefuse(account: CarrierAccess, operation: Operation, body: object, signal: AbortSignal): Promise<Fields> {
  const { fields, refusal } = await ask(account, operation, body, signal);
  if (refusal) throw new CarrierFailure('refused', refusal.message, { code: refusal.code ?? undefined });
  return fields;
}

/** An answer without what the documents promise. A change may have been made all the same. */
export const malformed = (operation: Operation, detail: string): CarrierFailure =>
  new CarrierFailure(
    OPERATIONS[operation].changes ? 'outcome_unknown' : 'unavailable',
    `Aramex gave an answer to ${operation} that is not as documented: ${detail}.`,
    { code: 'MALFORMED_ANSWER' },
  );

/** ERR01 is a wrong user name or password, ERR75 a failed login. */
const LOGIN_CODES = new Set(['ERR01', 'ERR75']);
const THROTTLED = /too many requests|rate limit|throttl|quota exceeded/i;
const FAILED = /internal (server )?error|unexpected error|system error|try again|timed? ?out|temporar|object reference/i;
const THROTTLED_SECONDS = 60;
const MAX_MESSAGE = 500;

/**
 * Aramex answers 200 to everything and tells refusals in `HasErrors` and `Notifications`, those of a shipment inside the shipment. Returns
 * the refusal, or null. Throws a `credentials`, `throttled` or lost-answer failure where the notifications mean that.
 */
function refusalOf(answer: Fields, changes: boolean): Refusal | null {
  if (answer['HasErrors'] !== true) return null;
  const notifications = notificationsOf(answer);
  const message = notifications
    .map(({ message }) => message)
    .join('; ')
    .slice(0, MAX_MESSAGE);
  const code = notifications[0]?.code || undefined;
  if (notifications.some(isLogin)) throw new CarrierFailure('credentials', message, { code });
  if (THROTTLED.test(message)) throw new CarrierFailure('throttled', message, { code, retryAfterSeconds: THROTTLED_SECONDS });
  if (FAILED.test(message)) throw new CarrierFailure(changes ? 'outcome_unknown' : 'unavailable', message, { code });
  return { code: code ?? null, message: message || 'Aramex refused the request and gave no reason.' };
}

interface Notification {
  readonly code: string;
  readonly message: string;
}

const isLogin = ({ code, message }: Notification): boolean => LOGIN_CODES.has(code) || message.startsWith('ClientInfo');

function notificationsOf(answer: Fields): Notification[] {
  const parts = [answer, ...listOf(answer['Shipments']), answer['ProcessedPickup']];
  const notifications = parts.flatMap((part) => listOf(fieldsOf(part)?.['Notifications']));
  return notifications.map((each) => ({
    code: textOf(fieldsOf(each)?.['Code'], 100),
    message: textOf(fieldsOf(each)?.['Message'], MAX_MESSAGE),
  }));
}
