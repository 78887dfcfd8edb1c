import { CarrierFailure } from '../../modules/carriers/adapter/index.js';
import { fieldsOf, listOf, textOf, type Fields } from './fields.js';

/** Why Aramex refused a request, in its words. */
export interface Refusal {
  readonly code: string | null;
  readonly message: string;
}

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
export function refusalOf(answer: Fields, changes: boolean): Refusal | null {
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
