import { resolve } from 'node:path';
import { z } from 'zod';
import { parseMoney } from './kernel/money.js';
import { limitedFields } from './field-limits.js';
import {
  amount,
  basisPoints,
  currency,
  fieldLimits,
  flag,
  name,
  networks,
  origins,
  perWindow,
  secondsList,
  url,
  wholeNumber,
} from './setting-rules.js';

/** Every setting, its default and its rule. An empty value counts as absent. */
const settings = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: wholeNumber(0, 65_535).prefault('4000'),
  HOST: z.string().default('127.0.0.1'),
  TRUSTED_PROXIES: networks.prefault(''),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_POOL: wholeNumber(2, 200).prefault('20'),
  DATA_DIR: z.string().default('./.data'),
  DB_SCHEMA: name.default('shipgraph'),
  DEMO: flag.optional(),
  ALLOW_ROOT: flag.prefault('false'),
  ROLE: z.enum(['web', 'worker', 'all'], 'must be web, worker or all').default('all'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be fatal, error, warn, info, debug, trace or silent')
    .default('info'),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  MAIL_URL: url(['smtp:', 'smtps:', 'file:']).optional(),
  MAIL_FROM: z.string().default('shipgraph <no-reply@shipgraph.local>'),
  OPERATIONS_EMAIL: z.string().default('operations@shipgraph.local'),
  BASE_CURRENCY: currency.default('USD'),
  OPERATOR_NAME: z.string().max(200, 'must have at most 200 characters').optional(),
  OPERATOR_ADDRESS: z.string().max(500, 'must have at most 500 characters').default(''),
  OPERATOR_VAT_NUMBER: z.string().max(50, 'must have at most 50 characters').optional(),
  VAT_PERCENT: basisPoints.prefault('0'),
  INVOICE_PREFIX: z
    .string()
    .regex(/^[A-Z0-9/-]{1,15}$/, 'must be 1 to 15 capital letters, digits, hyphens or slashes')
    .default('INV-'),
  REFERENCE_PREFIX: z
    .string()
    .regex(/^[A-Z]{2,4}$/, 'must be two to four capital letters')
    .refine((prefix) => prefix !== 'RTN', 'must not be RTN, which marks returns')
    .default('SVC'),
  SHOP_TOKEN_TTL_DAYS: wholeNumber(0, 36_500).prefault('365'),
  REQUIRE_ACTIVATION_FOR_ORDERS: flag.prefault('false'),
  STRICT_SUBTOTAL: flag.prefault('false'),
  LEGACY_VOLUME_UNIT: z.enum(['cm3', 'm3', 'in3'], 'must be cm3, m3 or in3').default('cm3'),
  COD_FEE_PERCENT: basisPoints.prefault('2'),
  AUTO_SCHEDULE_PICKUP: flag.prefault('false'),
  MAX_PICKUP_ATTEMPTS: wholeNumber(1, 100).prefault('3'),
  MAX_DELIVERY_ATTEMPTS: wholeNumber(1, 100).prefault('3'),
  RTS_AFTER_DAYS: wholeNumber(1, 365).prefault('7'),
  PICKUP_AUTO_CONFIRM_HOURS: wholeNumber(1, 720).prefault('24'),
  RETURN_WINDOW_DAYS: wholeNumber(0, 3_650).prefault('0'),
  SPEND_UNCLEARED_ON_SHIPPING: flag.prefault('true'),
  PAYOUT_UNCLEARED: flag.prefault('false'),
  WALLET_ADJUSTMENT_APPROVAL_THRESHOLD: amount.prefault('50.00'),
  SECOND_PERSON_CREDIT_LIMIT: amount.prefault('1000.00'),
  SECOND_PERSON_ADJUSTMENT_THRESHOLD: amount.prefault('500.00'),
  AUDIT_RETENTION_DAYS: wholeNumber(0, 36_500).prefault('0'),
  ADJUSTMENT_CREDIT: flag.prefault('true'),
  PAYMENT_PROVIDER: z.enum(['manual', 'stripe'], 'must be manual or stripe').default('manual'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'must be a secret key of Stripe, which begins with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the secret of a webhook endpoint of Stripe, which begins with whsec_')
    .optional(),
  STRIPE_API_BASE: url(['http:', 'https:']).optional(),
  WEBHOOK_TIMEOUT_MS: wholeNumber(100, 60_000).prefault('10000'),
  WEBHOOK_SCHEDULE: secondsList.prefault('0,60,300,900,1800,3600'),
  WEBHOOK_DISABLE_DAYS: wholeNumber(1, 365).prefault('5'),
  WEBHOOK_ALLOWED_NETWORKS: networks.prefault(''),
  LIVE_ORIGINS: origins.prefault(''),
  LIVE_CONNECTIONS: wholeNumber(0, 100_000).prefault('5000'),
  LIVE_CONNECTIONS_PER_ADDRESS: wholeNumber(1, 100_000).prefault('500'),
  LIVE_CONNECTIONS_PER_CALLER: wholeNumber(1, 100_000).prefault('100'),
  LIVE_SUBSCRIPTIONS_PER_CALLER: wholeNumber(1, 100_000).prefault('500'),
  LIVE_KEEP_ALIVE_SECONDS: wholeNumber(1, 300).prefault('15'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  IDEMPOTENCY_TTL_HOURS: wholeNumber(1, 8_760).prefault('48'),
  QUOTE_TTL_DAYS: wholeNumber(1, 365).prefault('7'),
  STORE_RATE_LIMIT: perWindow.prefault('1200/15'),
  ERP_RATE_LIMIT: perWindow.prefault('60/15'),
  LOGIN_RATE_LIMIT: perWindow.prefault('10/900'),
  PUBLIC_RATE_LIMIT: perWindow.prefault('60/60'),
  GRAPHQL_RATE_LIMIT: perWindow.prefault('1000000/60'),
  GRAPHQL_MAX_DEPTH: wholeNumber(2, 100).prefault('10'),
  GRAPHQL_MAX_ALIASES: wholeNumber(0, 1_000).prefault('15'),
  GRAPHQL_MAX_TOKENS: wholeNumber(100, 100_000).prefault('1000'),
  GRAPHQL_MAX_DIRECTIVES: wholeNumber(0, 1_000).prefault('5'),
  GRAPHQL_MAX_COST: wholeNumber(100, 1_000_000).prefault('5000'),
  GRAPHQL_FIELD_LIMITS: fieldLimits(limitedFields).prefault(''),
  GRAPHQL_TRUSTED_ONLY: flag.prefault('false'),
  REQUEST_TIMEOUT_MS: wholeNumber(100, 600_000).prefault('10000'),
  SELF_REGISTRATION: flag.optional(),
  REGISTRATION_CONFIRMATION: flag.optional(),
  REGISTRATION_RATE_LIMIT: perWindow.prefault('5/3600'),
  REQUIRE_TWO_FACTOR_FOR_SUPER_ADMINS: flag.prefault('false'),
});

export const settingNames: readonly string[] = Object.keys(settings.shape);

export type Environment = Readonly<Record<string, string | undefined>>;

export interface RateLimit {
  readonly count: number;
  readonly seconds: number;
}

export type Config = Readonly<ReturnType<typeof parseConfig>>;

/** Thrown with one sentence per bad setting. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads and checks every setting once; the rest of the code never looks at the environment. */
export function parseConfig(environment: Environment) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => badSetting(issue, given)).join('\n'));

  const s = parsed.data;
  const production = s.NODE_ENV === 'production';
  // Logins and money that strangers can have are for trying things out: where it counts, only when asked for in so many words.
  const demo = s.DEMO ?? (s.DATABASE_URL === undefined && !production);
  const dataDir = resolve(s.DATA_DIR);
  return {
    production,
    allowRoot: s.ALLOW_ROOT,
    http: { port: s.PORT, host: s.HOST, publicUrl: s.PUBLIC_URL?.replace(/\/$/, ''), trustedProxies: s.TRUSTED_PROXIES },
    database: { url: s.DATABASE_URL, schema: s.DB_SCHEMA, pool: s.DATABASE_POOL },
    metrics: { token: s.METRICS_TOKEN, port: s.METRICS_PORT },
    dataDir,
    demo,
    role: s.ROLE,
    logLevel: s.LOG_LEVEL,
    secretKey: s.SECRET_KEY,
    mail: { url: s.MAIL_URL, from: s.MAIL_FROM, operations: s.OPERATIONS_EMAIL },
    baseCurrency: s.BASE_CURRENCY,
    invoicing: invoicingOf(s, demo),
    referencePrefix: s.REFERENCE_PREFIX,
    shopTokenTtlDays: s.SHOP_TOKEN_TTL_DAYS,
    requireActivationForOrders: s.REQUIRE_ACTIVATION_FOR_ORDERS,
    strictSubtotal: s.STRICT_SUBTOTAL,
    legacyVolumeUnit: s.LEGACY_VOLUME_UNIT,
    codFeeBasisPoints: s.COD_FEE_PERCENT,
    autoSchedulePickup: s.AUTO_SCHEDULE_PICKUP,
    maxPickupAttempts: s.MAX_PICKUP_ATTEMPTS,
    maxDeliveryAttempts: s.MAX_DELIVERY_ATTEMPTS,
    spendUnclearedOnShipping: s.SPEND_UNCLEARED_ON_SHIPPING,
    payoutUncleared: s.PAYOUT_UNCLEARED,
    adjustmentThresholdMinor: baseAmount(s, 'WALLET_ADJUSTMENT_APPROVAL_THRESHOLD'),
    secondPerson: {
      creditLimitMinor: baseAmount(s, 'SECOND_PERSON_CREDIT_LIMIT'),
      adjustmentThresholdMinor: baseAmount(s, 'SECOND_PERSON_ADJUSTMENT_THRESHOLD'),
    },
    auditRetentionDays: s.AUDIT_RETENTION_DAYS,
    adjustmentCredit: s.ADJUSTMENT_CREDIT,
    returnWindowDays: s.RETURN_WINDOW_DAYS,
    returnAfterDays: s.RTS_AFTER_DAYS,
    pickupAutoConfirmHours: s.PICKUP_AUTO_CONFIRM_HOURS,
    idempotencyTtlHours: s.IDEMPOTENCY_TTL_HOURS,
    quoteTtlDays: s.QUOTE_TTL_DAYS,
    selfRegistration: s.SELF_REGISTRATION ?? demo,
    registrationConfirmation: s.REGISTRATION_CONFIRMATION ?? !demo,
    requireTwoFactorForSuperAdmins: s.REQUIRE_TWO_FACTOR_FOR_SUPER_ADMINS,
    payments: { stripe: stripeOf(s) },
    webhooks: {
      timeoutMs: s.WEBHOOK_TIMEOUT_MS,
      schedule: s.WEBHOOK_SCHEDULE,
      disableDays: s.WEBHOOK_DISABLE_DAYS,
      allowedNetworks: s.WEBHOOK_ALLOWED_NETWORKS,
    },
    live: liveOf(s),
    limits: limitsOf(s),
    graphql: graphqlOf(s),
    requestTimeoutMs: s.REQUEST_TIMEOUT_MS,
  };
}

/** What stands on every invoice. Without the name of the operator none can be issued. */
const invoicingOf = (s: z.infer<typeof settings>, demo: boolean) => ({
  operatorName: s.OPERATOR_NAME ?? (demo ? 'Demo Logistics' : null),
  operatorAddress: s.OPERATOR_ADDRESS.split('|').map((line) => line.trim()).filter(Boolean), // prettier-ignore
  operatorVatNumber: s.OPERATOR_VAT_NUMBER ?? null,
  vatBasisPoints: s.VAT_PERCENT,
  prefix: s.INVOICE_PREFIX,
});

type AmountSetting = 'WALLET_ADJUSTMENT_APPROVAL_THRESHOLD' | 'SECOND_PERSON_CREDIT_LIMIT' | 'SECOND_PERSON_ADJUSTMENT_THRESHOLD';

/** Minor units of the base currency. */
function baseAmount(s: z.infer<typeof settings>, setting: AmountSetting): bigint {
  const amount = parseMoney(s[setting], s.BASE_CURRENCY);
  if (!amount) throw new ConfigError(`The setting ${setting} has more decimals than ${s.BASE_CURRENCY}.`);
  return amount.minor;
}

const liveOf = (s: z.infer<typeof settings>) => ({
  origins: s.LIVE_ORIGINS,
  connections: s.LIVE_CONNECTIONS,
  connectionsPerAddress: s.LIVE_CONNECTIONS_PER_ADDRESS,
  connectionsPerCaller: s.LIVE_CONNECTIONS_PER_CALLER,
  subscriptionsPerCaller: s.LIVE_SUBSCRIPTIONS_PER_CALLER,
  keepAliveSeconds: s.LIVE_KEEP_ALIVE_SECONDS,
});

const limitsOf = (s: z.infer<typeof settings>) => ({
  store: s.STORE_RATE_LIMIT,
  erp: s.ERP_RATE_LIMIT,
  login: s.LOGIN_RATE_LIMIT,
  public: s.PUBLIC_RATE_LIMIT,
  registration: s.REGISTRATION_RATE_LIMIT,
  graphql: s.GRAPHQL_RATE_LIMIT,
});

const graphqlOf = (s: z.infer<typeof settings>) => ({
  maxDepth: s.GRAPHQL_MAX_DEPTH,
  maxAliases: s.GRAPHQL_MAX_ALIASES,
  maxTokens: s.GRAPHQL_MAX_TOKENS,
  maxDirectives: s.GRAPHQL_MAX_DIRECTIVES,
  maxCost: s.GRAPHQL_MAX_COST,
  trustedOnly: s.GRAPHQL_TRUSTED_ONLY,
  fieldLimits: s.GRAPHQL_FIELD_LIMITS,
});

/** Absent with any other provider. A provider without its secrets would take money that nobody hears of. */
function stripeOf(s: z.infer<typeof settings>) {
  if (s.PAYMENT_PROVIDER !== 'stripe') return undefined;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = s;
  if (!secretKey) throw new ConfigError('The setting STRIPE_SECRET_KEY must be given when PAYMENT_PROVIDER is stripe.');
  if (!webhookSecret) throw new ConfigError('The setting STRIPE_WEBHOOK_SECRET must be given when PAYMENT_PROVIDER is stripe.');
  return { secretKey, webhookSecret, apiBase };
}

function badSetting(issue: z.core.$ZodIssue, given: Readonly<Record<string, string | undefined>>): string {
  const setting = issue.path.join('.');
  // A secret is never printed back, and neither is a URL, which may carry a password.
  const shown = /KEY|URL|SECRET|^METRICS_TOKEN$/.test(setting) ? '' : ` (it is "${given[setting] ?? ''}")`;
  return `The setting ${setting} ${issue.message}${shown}.`;
}
