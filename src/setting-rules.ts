import { isIP } from 'node:net';
import { z } from 'zod';
import { type CashCoins, exponentOf, isCurrency } from './kernel/money.js';
import { parseScaled } from './kernel/decimal.js';
import { timeZoneOf } from './kernel/time-zone.js';
import { tokenApprovalTypes } from './kernel/settings.js';
import { piles, type KeepLimits, type Pile } from './kernel/piles.js';
import { isDatabaseUrl } from './platform/db/address.js';

/* Parsers for environment variables: each rule's message says what it expects. */

export const flag = z.enum(['0', '1', 'true', 'false'], 'must be true or false').transform((text) => text === '1' || text === 'true');
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be between ${min} and ${max}`);
export const decimal = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'must be a number')
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be between ${min} and ${max}`);
export const perWindow = z
  .string()
  .regex(/^\d+\/[1-9]\d*$/, 'must be count/seconds, for example 60/15; a count of 0 disables the limit')
  .transform((text) => {
    const [count = 0, seconds = 1] = text.split('/').map(Number);
    return { count, seconds };
  });
const FIELD_LIMIT = /^(\w{1,100}):(\d{1,9})\/(\d{1,9})$/;
const partsOf = (text: string): (RegExpExecArray | null)[] =>
  text === 'off' || text === '' ? [] : text.split(',').map((part) => FIELD_LIMIT.exec(part.trim()));
/** Limits of single GraphQL fields. */
export const fieldLimits = (fields: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => partsOf(text).every((part) => part && (part[3] !== '0' || part[2] === '0')),
      'must be off, or field:count/seconds separated by commas, for example login:30/60,createOrder:0/0',
    )
    .refine((text) => partsOf(text).every((part) => !part || fields.includes(part[1] ?? '')), `may name only ${fields.join(', ')}`)
    .transform((text) =>
      text === 'off'
        ? ('off' as const)
        : Object.fromEntries(
            partsOf(text).map((part) => [part?.[1] ?? '', { count: Number(part?.[2]), seconds: Math.max(1, Number(part?.[3])) }]),
          ),
    );
const KEEP_LIMIT = /^(\w+):(\d{1,7})$/;
const isPile = (name: string): name is Pile => Object.hasOwn(piles, name);

/** Fewer of what callers can add than the service keeps by itself. */
export const keepLimits = z.string().transform((text, context): KeepLimits => {
  const limits = text.split(',').flatMap((part) => {
    if (part.trim() === '') return [];
    const [, name = '', count = ''] = KEEP_LIMIT.exec(part.trim()) ?? [];
    if (isPile(name) && Number(count) <= piles[name].most) return [[name, Number(count)]];
    context.addIssue({
      code: 'custom',
      message: 'must be name:count separated by commas, each with at most the count of the documentation',
    });
    return [];
  });
  return Object.fromEntries(limits) as KeepLimits;
});
/** The smallest coin by currency, in minor units. */
export const cashCoins = z.string().transform((text, context): CashCoins => {
  const coins = text.split(',').flatMap((part): [string, bigint][] => {
    const [code = '', coin = ''] = part.split(':').map((each) => each.trim());
    if (part.trim() === '') return [];
    const minor = isCurrency(code) ? parseScaled(coin, exponentOf(code)) : undefined;
    if (minor !== undefined && minor > 0n) return [[code, minor]];
    context.addIssue({ code: 'custom', message: 'must be currency:coin separated by commas, for example AED:0.25,SAR:0.01' });
    return [];
  });
  return Object.fromEntries(coins);
});
const DEPOSIT_DAYS = /^([\w-]{1,40}):(\d{1,3})$/;
/** Days until collected money is in the bank, by who has it: `own`, `provider`, `carriers`, or the code of a carrier. */
export const depositDays = z.string().transform((text, context): Readonly<Record<string, number>> => {
  const days = text.split(',').flatMap((part): [string, number][] => {
    if (part.trim() === '') return [];
    const [, name, count] = DEPOSIT_DAYS.exec(part.trim()) ?? [];
    if (name !== undefined && count !== undefined) return [[name, Number(count)]];
    context.addIssue({ code: 'custom', message: 'must be name:days separated by commas, for example own:2,carriers:14' });
    return [];
  });
  return Object.fromEntries(days);
});
export const basisPoints = z
  .string()
  .transform((text) => parseScaled(text, 2))
  .refine((bp) => bp !== undefined && bp >= 0n && bp <= 10_000n, 'must be a percentage from 0 to 100 with at most two decimals')
  .transform((bp) => bp ?? 0n);
export const currency = z.string().refine(isCurrency, 'must be an ISO 4217 currency code such as USD');
export const timeZone = z.string().transform((text, context): string => {
  const zone = timeZoneOf(text);
  if (zone !== undefined) return zone;
  context.addIssue({ code: 'custom', message: 'must be the IANA name of a time zone, such as Asia/Dubai' });
  return z.NEVER;
});
export const url = (protocols: readonly string[]) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), `must be a URL with ${protocols.join(' or ')}`);
/** May list several servers: `postgres://user@a:5432,b:5432/db`. */
export const databaseUrl = z.string().refine(isDatabaseUrl, 'must be a URL with postgres: or postgresql:');
/** The template of map tiles. Nothing but the three places may vary, so that pages can name the host in their policy. */
export const tileUrl = z
  .string()
  .refine(
    (text) => /^https?:\/\/[\w.:-]+\/\S*$/.test(text) && ['{z}', '{x}', '{y}'].every((place) => text.split(place).length === 2),
    'must be a URL with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png',
  );
const someOf = <const Name extends string>(names: readonly Name[]) =>
  z
    .string()
    .transform((text) => (text === 'none' ? [] : text.split(',').map((name) => name.trim())))
    .refine(
      (list) => list.every((name) => names.some((each) => each === name)),
      `must be none, or some of ${names.join(', ')}, separated by commas`,
    )
    .transform((list) => names.filter((name) => list.includes(name)));
/** What consignees may choose. */
export const choices = someOf(['neighbour', 'day', 'place', 'note']);
/** Types of requests that a token may decide in a person's name. */
export const tokenApprovals = someOf(tokenApprovalTypes);
export const amount = z
  .string()
  .refine((text) => (parseScaled(text, 3) ?? -1n) >= 0n, 'must be an amount of at least 0 with at most three decimals');
export const secondsList = z
  .string()
  .regex(/^\d+(,\d+)*$/, 'must be seconds separated by commas, for example 0,60,300')
  .transform((text) => text.split(',').map(Number));
export const risingSeconds = z
  .string()
  .regex(/^\d{1,8}(,\d{1,8})*$/, 'must be seconds separated by commas, for example 600,3600')
  .transform((text) => text.split(',').map(Number))
  .refine(
    (all): all is [number, ...number[]] => all.every((each, index) => each > (all[index - 1] ?? 0)),
    'must be seconds above 0 that rise',
  );
export const networks = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((network) => network.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isNetwork), 'must be networks such as 127.0.0.0/8, separated by commas');
export const paths = z.string().transform((text) =>
  text
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean),
);
export const origins = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'must be origins such as https://console.example.com, separated by commas',
  );
export const name = z.string().regex(/^[a-z_][a-z0-9_]{0,40}$/, 'must be a lower-case SQL name of at most 41 characters');

function isNetwork(text: string): boolean {
  const [address = '', bits = ''] = text.split('/');
  const family = isIP(address);
  return family !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}
