import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseConfig, settingNames } from '../src/config.js';
import { heapLimitMb, missingFlags } from '../src/heap-limit.js';

it('has a default for everything', () => {
  expect(parseConfig({})).toEqual({
    production: false,
    allowRoot: false,
    http: { port: 4000, host: '127.0.0.1', publicUrl: undefined, trustedProxies: [] },
    database: { url: undefined, schema: 'shipgraph', pool: 20 },
    dataDir: resolve('.data'),
    demo: true,
    demoCarrier: true,
    demoFleet: true,
    role: 'all',
    webProcesses: undefined,
    processName: undefined,
    heapLimitMb: undefined,
    logLevel: 'info',
    secretKey: undefined,
    mail: { url: undefined, from: 'shipgraph <no-reply@shipgraph.local>', operations: 'operations@shipgraph.local' },
    baseCurrency: 'USD',
    operatorTimeZone: 'UTC',
    invoicing: { operatorName: 'Demo Logistics', operatorAddress: [], operatorVatNumber: null, vatBasisPoints: 0n, prefix: 'INV-' },
    keepLimits: {},
    ledgerArchiveAfterMonths: null,
    requireTwoFactorForSuperAdmins: false,
    returnWindowDays: 0,
    returnAfterDays: 7,
    pickupAutoConfirmHours: 24,
    referencePrefix: 'SVC',
    shopTokenTtlDays: 365,
    requireActivationForOrders: false,
    strictSubtotal: false,
    labelLatinLine: 'other_scripts',
    legacyVolumeUnit: 'cm3',
    codFeeBasisPoints: 200n,
    driverPartialMinPercent: 50n,
    cashCoins: {},
    autoSchedulePickup: false,
    sellerPickups: true,
    bankDetails: ['Account name: Demo Logistics', 'IBAN: AE07 0331 2345 6789 0123 456', 'BIC: DEMOAEAD'],
    codDepositDays: { own: 2, provider: 3, carriers: 7 },
    maxPickupAttempts: 3,
    maxDeliveryAttempts: 3,
    metrics: { token: undefined, port: undefined },
    spendUnclearedOnShipping: true,
    payoutUncleared: false,
    adjustmentThresholdMinor: 5000n,
    secondPerson: { creditLimitMinor: 100_000n, adjustmentThresholdMinor: 50_000n },
    tokenApprovals: ['wallet_adjustment'],
    manualPostingLimitMinor: 1_000_000n,
    auditRetentionDays: 0,
    eventRetentionDays: 30,
    messageRetentionDays: 30,
    positionRetentionDays: 30,
    proofs: { otpThresholdMinor: 50_000n, retentionDays: 180 },
    sms: { url: undefined },
    tracking: { shareDriverPhone: false, map: null },
    consigneeChoices: { allowed: ['neighbour', 'day', 'place', 'note'], daysAhead: 7 },
    adjustmentCredit: true,
    idempotencyTtlHours: 48,
    quoteTtlDays: 7,
    selfRegistration: true,
    registrationConfirmation: false,
    payments: { stripe: undefined },
    webhooks: { timeoutMs: 10_000, schedule: [0, 60, 300, 900, 1800, 3600], disableDays: 5, allowedNetworks: [] },
    carriers: {
      timeoutMs: 2500,
      bookingSchedule: [0, 30, 120, 600, 3600, 21_600],
      doubtLookups: [600, 3600, 86_400],
      allowedNetworks: [],
      sellerNetworks: [],
      pollMinutes: 30,
      adapters: [],
    },
    routing: { roadFactor: 1.35, vroomUrl: undefined },
    live: {
      origins: [],
      connections: 5000,
      connectionsPerAddress: 500,
      connectionsPerCaller: 100,
      subscriptionsPerCaller: 500,
      keepAliveSeconds: 15,
    },
    limits: {
      store: { count: 1200, seconds: 15 },
      erp: { count: 60, seconds: 15 },
      login: { count: 10, seconds: 900 },
      public: { count: 60, seconds: 60 },
      registration: { count: 5, seconds: 3600 },
      graphql: { count: 1_000_000, seconds: 60 },
    },
    graphql: {
      maxDepth: 10,
      maxAliases: 15,
      maxTokens: 1000,
      maxDirectives: 5,
      maxCost: 5000,
      maxSize: 10_000_000,
      trustedOnly: false,
      fieldLimits: {},
    },
    requestTimeoutMs: 10_000,
  });
});

it('makes no demo data in an external database unless requested', () => {
  const DATABASE_URL = 'postgres://user:secret@localhost/db';
  expect(parseConfig({ DATABASE_URL }).demo).toBe(false);
  expect(parseConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
});

it('makes no demo data in production unless explicitly requested, and allows no self-registration there', () => {
  const production = { NODE_ENV: 'production' };
  expect(parseConfig(production)).toMatchObject({ demo: false, selfRegistration: false });
  expect(parseConfig({ ...production, DEMO: '1' })).toMatchObject({ demo: true, selfRegistration: true });
});

it('takes an empty value as absent', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ http: { port: 4000 }, database: { url: undefined } });
});

/** One value that is wrong for every setting that can be wrong. */
const bad: Readonly<Record<string, readonly [value: string, complaint: string]>> = {
  OPERATOR_NAME: ['x'.repeat(201), 'must have at most 200 characters'],
  OPERATOR_ADDRESS: ['x'.repeat(501), 'must have at most 500 characters'],
  OPERATOR_VAT_NUMBER: ['x'.repeat(51), 'must have at most 50 characters'],
  OPERATOR_BANK_DETAILS: ['x'.repeat(1_001), 'must have at most 1000 characters'],
  COD_DEPOSIT_DAYS: ['own:soon', 'must be name:days separated by commas'],
  VAT_PERCENT: ['five', 'must be'],
  INVOICE_PREFIX: ['no spaces', 'must be'],
  KEEP_LIMITS: ['notes:501', 'must be name:count separated by commas'],
  REQUIRE_TWO_FACTOR_FOR_SUPER_ADMINS: ['maybe', 'must be true or false'],
  PORT: ['70000', 'must be between 0 and 65535'],
  PUBLIC_URL: ['ftp://shop.example', 'must be a URL with http: or https:'],
  DATABASE_URL: ['mysql://localhost/db', 'must be a URL with postgres: or postgresql:'],
  DATABASE_DIRECT_URL: ['postgres://a:x,b/db', 'must be a URL with postgres: or postgresql:'],
  DATABASE_READ_URL: ['http://localhost/db', 'must be a URL with postgres: or postgresql:'],
  DATABASE_POOL: ['1', 'must be between 2 and 200'],
  DB_SCHEMA: ['Drop Table', 'must be a lower-case SQL name'],
  DEMO: ['maybe', 'must be true or false'],
  DEMO_CARRIER: ['perhaps', 'must be true or false'],
  DEMO_FLEET: ['perhaps', 'must be true or false'],
  ALLOW_ROOT: ['perhaps', 'must be true or false'],
  ROLE: ['boss', 'must be web, worker or all'],
  WEB_PROCESSES: ['0', 'must be between 1 and 64'],
  PROCESS_NAME: ['x'.repeat(51), 'must have at most 50 characters'],
  HEAP_LIMIT_MB: ['64', 'must be between 128 and 1048576'],
  LOG_LEVEL: ['loud', 'must be fatal, error, warn, info, debug, trace or silent'],
  SECRET_KEY: ['short', 'must have at least 32 characters'],
  MAIL_URL: ['http://mail.example', 'must be a URL with smtp: or smtps: or file:'],
  BASE_CURRENCY: ['XYZ', 'must be an ISO 4217 currency code'],
  OPERATOR_TIME_ZONE: ['Dubai', 'must be the IANA name of a time zone'],
  REFERENCE_PREFIX: ['RTN', 'must not be RTN'],
  SHOP_TOKEN_TTL_DAYS: ['-1', 'must be a whole number'],
  REQUIRE_ACTIVATION_FOR_ORDERS: ['yes', 'must be true or false'],
  STRICT_SUBTOTAL: ['on', 'must be true or false'],
  LABEL_LATIN_LINE: ['sometimes', 'must be off, other_scripts or always'],
  LEGACY_VOLUME_UNIT: ['litre', 'must be cm3, m3 or in3'],
  CASH_ROUNDING: ['AED:0.001', 'must be currency:coin separated by commas'],
  DRIVER_PARTIAL_MIN_PERCENT: ['101', 'must be between 0 and 100'],
  COD_FEE_PERCENT: ['2.555', 'must be a percentage'],
  AUTO_SCHEDULE_PICKUP: ['2', 'must be true or false'],
  SELLER_PICKUPS: ['yes', 'must be true or false'],
  MAX_PICKUP_ATTEMPTS: ['0', 'must be between 1 and 100'],
  MAX_DELIVERY_ATTEMPTS: ['1.5', 'must be a whole number'],
  RTS_AFTER_DAYS: ['0', 'must be between 1 and 365'],
  PICKUP_AUTO_CONFIRM_HOURS: ['x', 'must be a whole number'],
  RETURN_WINDOW_DAYS: ['9999', 'must be between 0 and 3650'],
  SPEND_UNCLEARED_ON_SHIPPING: ['no', 'must be true or false'],
  PAYOUT_UNCLEARED: ['no', 'must be true or false'],
  WALLET_ADJUSTMENT_APPROVAL_THRESHOLD: ['-1', 'must be an amount of at least 0'],
  SECOND_PERSON_CREDIT_LIMIT: ['-1', 'must be an amount of at least 0'],
  SECOND_PERSON_ADJUSTMENT_THRESHOLD: ['much', 'must be an amount of at least 0'],
  MANUAL_POSTING_THRESHOLD: ['-1', 'must be an amount of at least 0'],
  TOKEN_APPROVALS: ['payout', 'must be none, or some of wallet_adjustment, seller_terms'],
  AUDIT_RETENTION_DAYS: ['-1', 'must be a whole number'],
  POSITION_RETENTION_DAYS: ['0', 'must be between 1 and 3650'],
  LEDGER_ARCHIVE_AFTER_MONTHS: ['12', 'must be between 13 and 1200'],
  EVENT_RETENTION_DAYS: ['29', 'must be between 30 and 3650'],
  MESSAGE_RETENTION_DAYS: ['6', 'must be between 7 and 3650'],
  OTP_THRESHOLD: ['-1', 'must be an amount of at least 0 with at most three decimals'],
  PROOF_RETENTION_DAYS: ['0', 'must be between 1 and 3650'],
  SMS_URL: ['ftp://sms', 'must be a URL with http: or https:'],
  ADJUSTMENT_CREDIT: ['no', 'must be true or false'],
  PAYMENT_PROVIDER: ['cash', 'must be manual or stripe'],
  STRIPE_SECRET_KEY: ['pk_live_1', 'must be a Stripe secret key'],
  STRIPE_WEBHOOK_SECRET: ['hunter2', 'must be the secret of a Stripe webhook endpoint'],
  STRIPE_API_BASE: ['ftp://stripe.example', 'must be a URL with http: or https:'],
  WEBHOOK_TIMEOUT_MS: ['99', 'must be between 100 and 60000'],
  WEBHOOK_SCHEDULE: ['0;60', 'must be seconds separated by commas'],
  WEBHOOK_DISABLE_DAYS: ['0', 'must be between 1 and 365'],
  WEBHOOK_ALLOWED_NETWORKS: ['127.0.0.1', 'must be networks'],
  CARRIER_TIMEOUT_MS: ['99', 'must be between 100 and 30000'],
  CARRIER_BOOKING_SCHEDULE: ['soon', 'must be seconds separated by commas'],
  DOUBT_LOOKUP_SECONDS: ['600,60', 'must be seconds above 0 that rise'],
  CARRIER_ALLOWED_NETWORKS: ['127.0.0.1', 'must be networks'],
  CARRIER_POLL_MINUTES: ['1441', 'must be between 1 and 1440'],
  ROAD_FACTOR: ['0.9', 'must be between 1 and 5'],
  VROOM_URL: ['ftp://vroom.example', 'must be a URL with http: or https:'],
  SHARE_DRIVER_PHONE: ['perhaps', 'must be true or false'],
  MAP_TILE_URL: ['https://tiles.example/{z}/{x}.png', 'must be a URL with {z}, {x} and {y}'],
  MAP_ATTRIBUTION: ['x'.repeat(201), 'must have at most 200 characters'],
  CONSIGNEE_CHOICES: ['day,night', 'must be none, or some of neighbour, day, place, note'],
  DELIVERY_CHOICE_DAYS: ['0', 'must be between 1 and 30'],
  TRUSTED_PROXIES: ['10.0.0.1', 'must be networks'],
  LIVE_ORIGINS: ['https://console.example.com/', 'must be origins'],
  LIVE_CONNECTIONS: ['-1', 'must be a whole number'],
  LIVE_CONNECTIONS_PER_ADDRESS: ['0', 'must be between 1 and 100000'],
  LIVE_CONNECTIONS_PER_CALLER: ['many', 'must be a whole number'],
  LIVE_SUBSCRIPTIONS_PER_CALLER: ['0', 'must be between 1 and 100000'],
  LIVE_KEEP_ALIVE_SECONDS: ['0', 'must be between 1 and 300'],
  METRICS_TOKEN: ['short', 'must have at least 16 characters'],
  METRICS_PORT: ['all', 'must be a whole number'],
  IDEMPOTENCY_TTL_HOURS: ['0', 'must be between 1 and 8760'],
  QUOTE_TTL_DAYS: ['366', 'must be between 1 and 365'],
  STORE_RATE_LIMIT: ['5', 'must be count/seconds'],
  ERP_RATE_LIMIT: ['5/0', 'must be count/seconds'],
  LOGIN_RATE_LIMIT: ['-5/15', 'must be count/seconds'],
  PUBLIC_RATE_LIMIT: ['many', 'must be count/seconds'],
  GRAPHQL_RATE_LIMIT: ['1000', 'must be count/seconds'],
  GRAPHQL_MAX_DEPTH: ['1', 'must be between 2 and 100'],
  GRAPHQL_MAX_ALIASES: ['-1', 'must be a whole number'],
  GRAPHQL_MAX_TOKENS: ['99', 'must be between 100 and 100000'],
  GRAPHQL_MAX_DIRECTIVES: ['1001', 'must be between 0 and 1000'],
  GRAPHQL_MAX_COST: ['10', 'must be between 100 and 1000000'],
  GRAPHQL_MAX_SIZE: ['10', 'must be between 10000 and 100000000'],
  GRAPHQL_FIELD_LIMITS: ['login:5', 'must be off, or field:count/seconds'],
  GRAPHQL_TRUSTED_ONLY: ['sometimes', 'must be true or false'],
  REQUEST_TIMEOUT_MS: ['99', 'must be between 100 and 600000'],
  SELF_REGISTRATION: ['perhaps', 'must be true or false'],
  REGISTRATION_CONFIRMATION: ['by phone', 'must be true or false'],
  REGISTRATION_RATE_LIMIT: ['5', 'must be count/seconds'],
};

it.each(Object.entries(bad))('says what is wrong with %s in one sentence', (name, [value, complaint]) => {
  expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`^The setting ${name} ${complaint}[^\\n]*\\.$`));
});

it('takes limits of single fields, or none at all', () => {
  const fieldLimits = (text: string) => parseConfig({ GRAPHQL_FIELD_LIMITS: text }).graphql.fieldLimits;
  expect(fieldLimits('login:30/60, createOrder:0/0')).toEqual({ login: { count: 30, seconds: 60 }, createOrder: { count: 0, seconds: 1 } });
  expect(fieldLimits('off')).toBe('off');
  expect(() => fieldLimits('logout:1/60')).toThrow(/may name only .*login/);
  expect(() => fieldLimits('login:5/0')).toThrow(/must be off, or field:count/);
});

it('takes any text only where any text will do', () => {
  const free = ['CARRIER_ADAPTERS', 'NODE_ENV', 'HOST', 'DATA_DIR', 'MAIL_FROM', 'OPERATIONS_EMAIL'];
  expect([...Object.keys(bad), ...free].sort()).toEqual([...settingNames].sort());
});

it('wants both secrets of Stripe when Stripe takes the payments', () => {
  const stripe = { PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(parseConfig(stripe).payments).toEqual({ stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase: undefined } });
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    expect(() => parseConfig({ ...stripe, [name]: '' })).toThrow(new RegExp(`^${name} is required`));
});

it('takes several servers in the URL of the database, and wants it before the others', () => {
  const url = 'postgres://user:secret@db-1:5432,db-2:5433/shipgraph?sslmode=require';
  expect(parseConfig({ DATABASE_URL: url }).database).toMatchObject({ url, directUrl: undefined, readUrl: undefined });
  expect(() => parseConfig({ DATABASE_DIRECT_URL: url })).toThrow('DATABASE_DIRECT_URL and DATABASE_READ_URL require DATABASE_URL.');
});

it('names every bad setting at once', () => {
  const complain = () => parseConfig({ PORT: 'x', ROLE: 'boss', DEMO: 'maybe' });
  expect(complain).toThrow(/^The setting PORT .+\nThe setting DEMO .+\nThe setting ROLE .+$/);
});

it('never prints a secret back', () => {
  const secrets = {
    SECRET_KEY: 'hunter2',
    METRICS_TOKEN: 'hunter2',
    STRIPE_SECRET_KEY: 'hunter2',
    STRIPE_WEBHOOK_SECRET: 'hunter2',
    DATABASE_URL: 'mysql://user:hunter2@h/db',
    MAIL_URL: 'http://user:hunter2@h',
  };
  expect(() => parseConfig(secrets)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') }));
});

it('refuses several web processes where there is only a worker', () => {
  expect(() => parseConfig({ WEB_PROCESSES: '2', ROLE: 'worker' })).toThrow('WEB_PROCESSES requires ROLE all or web');
  expect(parseConfig({ WEB_PROCESSES: '2', ROLE: 'web' })).toMatchObject({ webProcesses: 2, role: 'web' });
});

describe('the limit of the heap', () => {
  it('is a share of the memory within bounds, and the setting where there is one', () => {
    const gigabyte = 2 ** 30;
    expect([0.25, 1, 2, 64].map((memory) => heapLimitMb(memory * gigabyte))).toEqual([192, 256, 512, 512]);
    expect(missingFlags({ HEAP_LIMIT_MB: '300' }, [])).toContain('--max-old-space-size=300');
  });

  it('is not set when Node already has one', () => {
    expect(missingFlags({}, ['--max_old_space_size=700']).join()).not.toContain('old-space');
    expect(missingFlags({ NODE_OPTIONS: '--max-old-space-size=700 --max-semi-space-size=8' }, []).join()).not.toMatch(/max-(old|semi)/);
  });
});

describe('The settings of the guide', () => {
  const guide = readFileSync('src/docs/settings.md', 'utf8');
  const rows = [...guide.matchAll(/^\| `([A-Z_]+)` *\| *(?:`([^`]*)`)? *\|/gm)].map(([, name = '', value]) => [name, value] as const);

  it('are all there are', () => {
    expect(rows.map(([name]) => name).sort()).toEqual([...settingNames].sort());
  });

  it.each(rows.filter(([, value]) => value !== undefined))('begin with the true default: %s is %s', (name, value) => {
    expect(parseConfig({ [name]: value })).toEqual(parseConfig({}));
  });
});
