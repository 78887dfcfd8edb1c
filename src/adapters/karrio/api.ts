import { exponentOf, isCurrency, money, type PlainMoney } from '../../kernel/money.js';
import { divideUp, parseScaled } from '../../kernel/decimal.js';
import {
  CarrierFailure,
  type CarrierResponse,
  type CarrierAccess,
  type CarrierRequest,
  type CredentialField,
} from '../../modules/carriers/adapter/index.js';

/** Far longer than any text of karrio that is used here. */
const MAX_TEXT = 1_000;
/** More decimals than a binary fraction needs, and few enough for every amount that is stored. */
const SCALE = 20;

type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** Undefined for anything but a text with content. */
export const textOf = (value: unknown, maxLength = MAX_TEXT): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, maxLength) : undefined;

/**
 * karrio adds charges as binary fractions, so that 0.1 + 0.2 arrives as 0.30000000000000004. Rounded up to a minor unit. Undefined if it is
 * no amount of an ISO 4217 currency.
 */
export function moneyOf(amount: unknown, currency: unknown): PlainMoney | undefined {
  if (typeof currency !== 'string' || !isCurrency(currency)) return undefined;
  if (typeof amount !== 'number' && typeof amount !== 'string') return undefined;
  const scaled = parseScaled(amount, SCALE);
  if (scaled === undefined || scaled < 0n) return undefined;
  // The noise is far below a thousandth of a minor unit, and must not become one.
  const step = 10n ** BigInt(SCALE - exponentOf(currency));
  const noise = step / 1000n;
  return money(divideUp(scaled > noise ? scaled - noise : 0n, step), currency);
}

export interface KarrioMessage {
  readonly code: string | null;
  readonly message: string;
  /** The connection that said it; null if karrio itself did. */
  readonly carrierId: string | null;
}

/** What karrio and its carriers say: `messages` come from carriers, `errors` from karrio. */
export function messagesOf(body: unknown): readonly KarrioMessage[] {
  const { messages, errors } = fieldsOf(body);
  return [...listOf(messages), ...listOf(errors)].flatMap((each) => {
    const code = each['code'];
    const message = textOf(each['message']) ?? textOf(code);
    if (message === undefined) return [];
    return [
      {
        code: typeof code === 'number' ? String(code) : (textOf(code, 100) ?? null),
        message,
        carrierId: textOf(each['carrier_id']) ?? null,
      },
    ];
  });
}

/** The words of a refusal, with our sentence where karrio gives none. */
export function refusalOf(response: CarrierResponse): {
  readonly code: string | null;
  readonly message: string;
  readonly isTechnical: boolean;
} {
  const said = messagesOf(response.json());
  const message = said
    .map((each) => each.message)
    .join('; ')
    .slice(0, MAX_TEXT);
  return {
    code: said[0]?.code ?? String(response.status),
    message: message === '' ? `karrio refused the request (${response.status}) without a reason.` : message,
    isTechnical: said.some(({ code }) => isTechnical(code)),
  };
}

/**
 * True if the carrier did not answer properly, as opposed to refusing. karrio reports its own exception, such as a connection that
 * broke, with this code, and most carriers' outages with their HTTP status.
 */
const isTechnical = (code: string | null): boolean =>
  code !== null && (code === 'SHIPPING_SDK_INTERNAL_ERROR' || code === '429' || /^5\d\d$/.test(code));

/** For calls that change nothing: what is not expected is a failure. */
export function expectOk(response: CarrierResponse, expected: readonly number[] = [200]): Fields {
  if (expected.includes(response.status)) return fieldsOf(response.json());
  const { code, message, isTechnical: technical } = refusalOf(response);
  throw new CarrierFailure(technical ? 'unavailable' : 'refused', message, { ...(code !== null && { code }) });
}

export const credentials: readonly CredentialField[] = [
  { name: 'apiKey', label: 'API key', required: true, secret: true, maxLength: 200 },
  // karrio makes the secret when the webhook is added there, which needs the address of an account that exists.
  { name: 'webhookSecret', label: 'Secret of the webhook', required: false, secret: true, maxLength: 200 },
];

/** Sends one request with the key of the account. */
export function send(account: CarrierAccess, request: CarrierRequest, signal: AbortSignal): Promise<CarrierResponse> {
  const { apiKey } = account.credentials;
  if (!apiKey) throw new CarrierFailure('credentials', 'The account has no API key. Enter a key of the karrio server.');
  return account.http.send({ ...request, headers: { authorization: `Token ${apiKey}`, ...request.headers } }, signal);
}
