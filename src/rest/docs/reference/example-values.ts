/** Example values by what a field is called and says of itself. The same in requests and answers, so that a reader can follow a parcel. */
export const EXAMPLE = {
  uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  shipment: 'SVC7K3M9Q2TXB4',
  transaction: 'txn_01jd8x2v5m9q4t7w3z6b1c0ekh',
  instant: '2026-11-20T08:30:00.000Z',
  date: '2026-11-20',
} as const;

/** The first row whose pattern a field's name has. */
const BY_NAME: readonly (readonly [pattern: RegExp, value: string])[] = [
  [/email$/i, 'aisha@example.com'],
  [/phone/i, '+971501234567'],
  [/^(awb|tracking|tracking_?number)$/i, EXAMPLE.shipment],
  [/(shipment_?id|shipmentReference|^reference$)/i, EXAMPLE.shipment],
  [/currency/i, 'USD'],
  [/country/i, 'AE'],
  [/^(city|state|destinationCity|originCity)$/i, 'Dubai'],
  [/address/i, 'Al Quoz 3'],
  [/timeZone/i, 'Asia/Dubai'],
  [/(url|link|logo|docUrl)$/i, 'https://shop.example/hook'],
  [/domain/i, 'mugs.example'],
  [/sha256/i, '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  [/month/i, '2026-11'],
  [/firstName/i, 'Aisha'],
  [/lastName/i, 'Khan'],
  [/password/i, 'a long enough password'],
  [/amount|price|rate$|fee$|total|balance|minor/i, '12.50'],
  [/carrier|serviceCode|service/i, 'SVC_ECO'],
  [/orderReference/i, 'M-1001'],
  [/token|secret/i, 'sst_...'],
  [/requestId/i, 'req_01jd8x2v5m9q4t7w3z6b1c0ekh'],
  [/cursor|^after$|before/i, 'MjAyNi0xMS0yMA'],
  [/name|label|title/i, 'Mugs'],
  [/reason|note|text|message|description|words/i, 'Chipped'],
];

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: EXAMPLE.uuid,
  'date-time': EXAMPLE.instant,
  date: EXAMPLE.date,
  email: 'aisha@example.com',
  uri: 'https://mugs.example',
};

export function exampleText(name: string, description: string, format = ''): string {
  if (BY_FORMAT[format] !== undefined) return BY_FORMAT[format];
  if (/\btxn_/.test(description)) return EXAMPLE.transaction;
  if (/^UUIDs?\b|\bUUIDs? of\b/.test(description)) return EXAMPLE.uuid;
  if (/ids? of (the |a )?shipments?|^Reference, AWB/i.test(description)) return EXAMPLE.shipment;
  if (/YYYY-MM-DD|^(First|Last) .*\b(date|day)\b/i.test(description) || /date$/i.test(name)) return EXAMPLE.date;
  if (/ISO 4217/.test(description)) return 'USD';
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? (/id$/i.test(name) ? EXAMPLE.uuid : 'text');
}

const NUMBERS: readonly (readonly [pattern: RegExp, value: number])[] = [
  [/^(limit|first)$/, 20],
  [/orderNumber/i, 1001],
  [/grams/i, 600],
  [/weight|kg$/i, 1.2],
  [/length|width|height/i, 20],
  [/lat(itude)?$/i, 25.13],
  [/lng|longitude/i, 55.23],
  [/amount|price|rate$|fee$|total|balance/i, 12.5],
  [/percent/i, 5],
];

export function exampleNumber(name: string, { whole, min }: { whole: boolean; min: number | undefined }): number {
  const value = NUMBERS.find(([pattern]) => pattern.test(name))?.[1] ?? 1;
  return Math.max(whole ? Math.round(value) : value, min ?? value);
}
