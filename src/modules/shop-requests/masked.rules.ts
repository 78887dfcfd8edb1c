/** Placeholder for secrets, whatever their length. */
export const SECRET = '[secret]';

/** Names of secrets: passwords, tokens, signing secrets, numbers of cards and accounts, one-time codes. */
const SECRET_NAME =
  /pass|secret|token|signature|credential|apikey|authori[sz]ation|cookie|session|otp|iban|cardnumber|cvv|cvc|^pin$|pincode/;
/** Tokens of the service and signing secrets, whatever their field is called. */
const SECRET_VALUE = /(?:sst|sat|erp|ses|drv|whsec)_[\w-]{8}/;

/**
 * Text is shown only under these names: it identifies no one, and is needed to understand a request. Any other text is masked, because
 * no one knows what a store sends under its own names.
 */
const WORDS = new Set(
  `shopid shopdomain platform currency displaycurrency chargecurrency country countrycode city state province unit units weightunit
  dimensionunit service servicecode servicename carrier carriercode carriername paymentstatus paymentmethod method status previousstatus type
  kind event events field refid sku incoterm incoterms language lang locale timezone format size paper sortby sortorder
  package packagetype shopperlanguage outcome decision rejection packing`.split(/\s+/),
);
/** The same for ids, which may be long numbers. */
const IDS = new Set(
  `id shipmentid orderid ordernumber orderreference requestid unifiedrefid awb awbno awbnumber trackingnumber returnid
  originalshipmentid ids sellerid webhookid deliveryid eventid messageid before after cursor endcursor nextcursor locationid`.split(/\s+/),
);
/** Codes are words in capitals. A one-time code is not. */
const CODES = new Set(['code', 'reason', 'returnreasoncode', 'codes']);
/** Sentences of the service, in its answers. */
const SENTENCES = new Set(['message', 'variant', 'errordetails', 'explanation']);
/** Times identify no one. */
const TIMES = /(?:at|date|time|on|until|from|to|updated|created|expires)$/;
/** Pages of the documentation. */
const LINKS = new Set(['docurl']);
/** Where somebody lives, when they were born and how to call them, as numbers. */
const PERSONAL =
  /^(?:lat|lng|lon|long|age|dob)$|latitude|longitude|zip|post(?:al|code)|phone|mobile|^tel|^fax|house|building|apartment|flat|floor|street|address|villa|door|birth/;

/** More digits than this may be a phone number. */
const MAX_DIGITS = 6;
const ID = /^[\w.:#/,-]{1,80}$/;
const CODE = /^[A-Z][A-Z0-9_]{1,59}$/;
const TIME = /^\d{4}-\d\d-\d\d(?:[T ][\d:.]{4,15}(?:Z|[+-]\d\d:?\d\d)?)?$/;
const NAME = /^[A-Za-z_$][\w$.-]{0,60}$/;
const DOC = /^https?:\/\/[^/\s]{1,200}\/docs\/[\w/#.-]{1,100}$/;

const MAX_WORD = 80;
const MAX_SHAPE = 60;
/** Numbers of this size under unknown names may be phone numbers. */
const LONG_NUMBER = 1e7;

const plainName = (name: string): string => name.replaceAll(/[^A-Za-z]/g, '').toLowerCase();

/** The length and punctuation of a text: enough to see that a phone number is too short, not whose it is. */
export function shapeOf(text: string): string {
  const shape = text
    .slice(0, MAX_SHAPE)
    .replaceAll(/\p{N}/gu, '0')
    .replaceAll(/[^\s0!-/:-@[-`{-~]/gu, '•')
    .replaceAll(/[^\S ]/g, ' ');
  return text.length > MAX_SHAPE ? `${shape}… (${text.length} characters)` : shape;
}

/** A field name as sent; the keys of an unusual object may be personal data themselves. */
export const shownName = (name: string): string => (NAME.test(name.slice(0, MAX_WORD)) ? name.slice(0, MAX_WORD) : shapeOf(name));

/** True for fields whose values are never shown, whatever they are. */
export const isSecret = (name: string): boolean => SECRET_NAME.test(plainName(name.slice(0, MAX_WORD)));

/** A text or a number under a name. `hide` receives each value that is masked. */
export function maskedValue(name: string, value: string | number, hide: (text: string) => void): string | number {
  if (isSecret(name)) {
    hide(String(value));
    return SECRET;
  }
  const plain = plainName(name.slice(0, MAX_WORD));
  return typeof value === 'number' ? maskedNumber(plain, value, hide) : maskedText(plain, value, hide);
}

function maskedNumber(name: string, value: number, hide: (text: string) => void): string | number {
  if (IDS.has(name) || (Math.abs(value) < LONG_NUMBER && !PERSONAL.test(name) && !CODES.has(name))) return value;
  hide(String(value));
  return shapeOf(String(value));
}

function maskedText(name: string, text: string, hide: (text: string) => void): string {
  if (SECRET_VALUE.test(text)) {
    hide(text);
    return SECRET;
  }
  if (text === '' || isHarmless(name, text.slice(0, MAX_WORD + 1))) return text;
  hide(text);
  return shapeOf(text);
}

function isHarmless(name: string, text: string): boolean {
  if (LINKS.has(name)) return DOC.test(text);
  if (text.length > MAX_WORD || text.includes('@')) return false;
  if (CODES.has(name)) return CODE.test(text);
  if (IDS.has(name)) return ID.test(text);
  if (WORDS.has(name)) return text.replaceAll(/\D/g, '').length <= MAX_DIGITS;
  return TIMES.test(name) && !PERSONAL.test(name) && TIME.test(text);
}

/** True for what the service says in its answers, in its own words. */
export const isSentence = (name: string): boolean => SENTENCES.has(plainName(name.slice(0, MAX_WORD)));

/** A sentence of the service without the masked values that it repeats. */
export function scrubbed(sentence: string, hidden: Iterable<string>): string {
  let text = sentence;
  for (const value of [...hidden].sort((a, b) => b.length - a.length)) text = text.replaceAll(value, () => shapeOf(value));
  return text;
}
