import { z } from 'zod';
import { limitedFields } from './field-limits.js';
import {
  amount,
  basisPoints,
  currency,
  decimal,
  fieldLimits,
  flag,
  name,
  networks,
  origins,
  paths,
  perWindow,
  secondsList,
  url,
  wholeNumber,
} from './setting-rules.js';

/** Every setting with its default and rule. An empty value counts as absent. */
export const settings = z.object({
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
  DEMO_CARRIER: flag.optional(),
  ALLOW_ROOT: flag.prefault('false'),
  ROLE: z.enum(['web', 'worker', 'all'], 'must be web, worker or all').default('all'),
  WEB_PROCESSES: wholeNumber(1, 64).optional(),
  PROCESS_NAME: z.string().max(50, 'must have at most 50 characters').optional(),
  HEAP_LIMIT_MB: wholeNumber(128, 1_048_576).optional(),
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
    .regex(/^(sk|rk)_\w+$/, 'must be a Stripe secret key, which begins with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the secret of a Stripe webhook endpoint, which begins with whsec_')
    .optional(),
  STRIPE_API_BASE: url(['http:', 'https:']).optional(),
  WEBHOOK_TIMEOUT_MS: wholeNumber(100, 60_000).prefault('10000'),
  WEBHOOK_SCHEDULE: secondsList.prefault('0,60,300,900,1800,3600'),
  WEBHOOK_DISABLE_DAYS: wholeNumber(1, 365).prefault('5'),
  WEBHOOK_ALLOWED_NETWORKS: networks.prefault(''),
  CARRIER_TIMEOUT_MS: wholeNumber(100, 30_000).prefault('2500'),
  CARRIER_BOOKING_SCHEDULE: secondsList.prefault('0,30,120,600,3600,21600'),
  CARRIER_ALLOWED_NETWORKS: networks.prefault(''),
  CARRIER_POLL_MINUTES: wholeNumber(1, 1_440).prefault('30'),
  CARRIER_ADAPTERS: paths.prefault(''),
  ROAD_FACTOR: decimal(1, 5).prefault('1.35'),
  VROOM_URL: url(['http:', 'https:']).optional(),
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

export type Settings = z.infer<typeof settings>;
