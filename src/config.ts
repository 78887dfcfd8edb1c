import { resolve } from 'node:path';
import { z } from 'zod';
import { parseMoney } from './kernel/money.js';
import type { DatabaseSettings } from './platform/db/pool.js';
import { settings, type Settings } from './settings.js';

export const settingNames: readonly string[] = Object.keys(settings.shape);

export type Environment = Readonly<Record<string, string | undefined>>;

export interface RateLimit {
  readonly count: number;
  readonly seconds: number;
}

export type Config = Readonly<ReturnType<typeof parseConfig>>;

/** Thrown with one sentence per invalid setting. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Database timeouts are not settings: only code that builds the service, such as tests, changes them. */
type DatabaseConfig = Omit<DatabaseSettings, 'url'> & {
  readonly url: string | undefined;
  readonly directUrl: string | undefined;
  readonly readUrl: string | undefined;
};

/** Parses and validates every setting once; no other code reads the environment. */
export function parseConfig(environment: Environment) {
  const s = validated(environment);
  const production = s.NODE_ENV === 'production';
  // Demo logins and demo money are for trying the service out: in production only when DEMO is set explicitly.
  const demo = s.DEMO ?? (s.DATABASE_URL === undefined && !production);
  const dataDir = resolve(s.DATA_DIR);
  return {
    production,
    allowRoot: s.ALLOW_ROOT,
    http: { port: s.PORT, host: s.HOST, publicUrl: s.PUBLIC_URL?.replace(/\/$/, ''), trustedProxies: s.TRUSTED_PROXIES },
    database: databaseOf(s),
    metrics: { token: s.METRICS_TOKEN, port: s.METRICS_PORT },
    dataDir,
    demo,
    demoCarrier: s.DEMO_CARRIER ?? demo,
    demoFleet: demo && (s.DEMO_FLEET ?? true),
    ...processOf(s),
    logLevel: s.LOG_LEVEL,
    secretKey: s.SECRET_KEY,
    mail: { url: s.MAIL_URL, from: s.MAIL_FROM, operations: s.OPERATIONS_EMAIL },
    sms: { url: s.SMS_URL },
    baseCurrency: s.BASE_CURRENCY,
    ...operatorOf(s, demo),
    referencePrefix: s.REFERENCE_PREFIX,
    shopTokenTtlDays: s.SHOP_TOKEN_TTL_DAYS,
    requireActivationForOrders: s.REQUIRE_ACTIVATION_FOR_ORDERS,
    strictSubtotal: s.STRICT_SUBTOTAL,
    legacyVolumeUnit: s.LEGACY_VOLUME_UNIT,
    labelLatinLine: s.LABEL_LATIN_LINE,
    ...cashOf(s, demo),
    autoSchedulePickup: s.AUTO_SCHEDULE_PICKUP,
    sellerPickups: s.SELLER_PICKUPS,
    maxPickupAttempts: s.MAX_PICKUP_ATTEMPTS,
    maxDeliveryAttempts: s.MAX_DELIVERY_ATTEMPTS,
    ...approvalsOf(s),
    auditRetentionDays: s.AUDIT_RETENTION_DAYS,
    ledgerArchiveAfterMonths: s.LEDGER_ARCHIVE_AFTER_MONTHS ?? null,
    eventRetentionDays: s.EVENT_RETENTION_DAYS,
    keepLimits: s.KEEP_LIMITS,
    messageRetentionDays: s.MESSAGE_RETENTION_DAYS,
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
    webhooks: webhooksOf(s),
    ...fleetOf(s),
    carriers: carriersOf(s),
    live: liveOf(s),
    limits: limitsOf(s),
    graphql: graphqlOf(s),
    requestTimeoutMs: s.REQUEST_TIMEOUT_MS,
  };
}

const cashOf = (s: Settings, demo: boolean) => ({
  codFeeBasisPoints: s.COD_FEE_PERCENT,
  driverPartialMinPercent: BigInt(s.DRIVER_PARTIAL_MIN_PERCENT),
  cashCoins: s.CASH_ROUNDING,
  spendUnclearedOnShipping: s.SPEND_UNCLEARED_ON_SHIPPING,
  payoutUncleared: s.PAYOUT_UNCLEARED,
  codDepositDays: s.COD_DEPOSIT_DAYS ?? (demo ? { own: 2, provider: 3, carriers: 7 } : {}),
});

function validated(environment: Environment): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => badSetting(issue, given)).join('\n'));
  return parsed.data;
}

/** The processes to run. A standalone worker answers no requests that several processes could share. */
function processOf(s: Settings) {
  if (s.WEB_PROCESSES !== undefined && s.ROLE === 'worker' && s.PROCESS_NAME === undefined)
    throw new ConfigError('WEB_PROCESSES requires ROLE all or web, because a worker serves no requests.');
  return { role: s.ROLE, webProcesses: s.WEB_PROCESSES, processName: s.PROCESS_NAME, heapLimitMb: s.HEAP_LIMIT_MB };
}

/** Above which amounts another person must approve, and which decisions a token may pass on. */
const approvalsOf = (s: Settings) => ({
  adjustmentThresholdMinor: baseAmount(s, 'WALLET_ADJUSTMENT_APPROVAL_THRESHOLD'),
  secondPerson: {
    creditLimitMinor: baseAmount(s, 'SECOND_PERSON_CREDIT_LIMIT'),
    adjustmentThresholdMinor: baseAmount(s, 'SECOND_PERSON_ADJUSTMENT_THRESHOLD'),
  },
  manualPostingLimitMinor: baseAmount(s, 'MANUAL_POSTING_THRESHOLD'),
  tokenApprovals: s.TOKEN_APPROVALS,
});

/** A vertical bar ends a line. */
const linesOf = (text: string): string[] => text.split('|').map((line) => line.trim()).filter(Boolean); // prettier-ignore

const DEMO_BANK = 'Account name: Demo Logistics | IBAN: AE07 0331 2345 6789 0123 456 | BIC: DEMOAEAD';

/** What invoices, and sellers who top up a wallet, are shown of the operator. */
const operatorOf = (s: Settings, demo: boolean) => ({
  invoicing: invoicingOf(s, demo),
  operatorTimeZone: s.OPERATOR_TIME_ZONE,
  bankDetails: linesOf(s.OPERATOR_BANK_DETAILS ?? (demo ? DEMO_BANK : '')),
});

/** Printed on every invoice. Without the operator's name none can be issued. */
const invoicingOf = (s: Settings, demo: boolean) => ({
  operatorName: s.OPERATOR_NAME ?? (demo ? 'Demo Logistics' : null),
  operatorAddress: linesOf(s.OPERATOR_ADDRESS),
  operatorVatNumber: s.OPERATOR_VAT_NUMBER ?? null,
  vatBasisPoints: s.VAT_PERCENT,
  prefix: s.INVOICE_PREFIX,
});

type AmountSetting =
  | 'WALLET_ADJUSTMENT_APPROVAL_THRESHOLD'
  | 'SECOND_PERSON_CREDIT_LIMIT'
  | 'SECOND_PERSON_ADJUSTMENT_THRESHOLD'
  | 'MANUAL_POSTING_THRESHOLD'
  | 'OTP_THRESHOLD';

/** Minor units of the base currency. */
function baseAmount(s: Settings, setting: AmountSetting): bigint {
  const amount = parseMoney(s[setting], s.BASE_CURRENCY);
  if (!amount) throw new ConfigError(`The setting ${setting} has more decimals than ${s.BASE_CURRENCY} allows.`);
  return amount.minor;
}

const webhooksOf = (s: Settings) => ({
  timeoutMs: s.WEBHOOK_TIMEOUT_MS,
  schedule: s.WEBHOOK_SCHEDULE,
  disableDays: s.WEBHOOK_DISABLE_DAYS,
  allowedNetworks: s.WEBHOOK_ALLOWED_NETWORKS,
});

/** The own fleet, and what consignees see and choose of it. */
const fleetOf = (s: Settings) => ({
  routing: { roadFactor: s.ROAD_FACTOR, vroomUrl: s.VROOM_URL },
  proofs: { otpThresholdMinor: baseAmount(s, 'OTP_THRESHOLD'), retentionDays: s.PROOF_RETENTION_DAYS },
  positionRetentionDays: s.POSITION_RETENTION_DAYS,
  tracking: {
    shareDriverPhone: s.SHARE_DRIVER_PHONE,
    map: s.MAP_TILE_URL === undefined ? null : { tileUrl: s.MAP_TILE_URL, attribution: s.MAP_ATTRIBUTION ?? null },
  },
  consigneeChoices: { allowed: s.CONSIGNEE_CHOICES, daysAhead: s.DELIVERY_CHOICE_DAYS },
});

const NO_NETWORKS: readonly string[] = [];

const carriersOf = (s: Settings) => ({
  timeoutMs: s.CARRIER_TIMEOUT_MS,
  bookingSchedule: s.CARRIER_BOOKING_SCHEDULE,
  doubtLookups: s.DOUBT_LOOKUP_SECONDS,
  allowedNetworks: s.CARRIER_ALLOWED_NETWORKS,
  sellerNetworks: NO_NETWORKS,
  pollMinutes: s.CARRIER_POLL_MINUTES,
  adapters: s.CARRIER_ADAPTERS,
});

const liveOf = (s: Settings) => ({
  origins: s.LIVE_ORIGINS,
  connections: s.LIVE_CONNECTIONS,
  connectionsPerAddress: s.LIVE_CONNECTIONS_PER_ADDRESS,
  connectionsPerCaller: s.LIVE_CONNECTIONS_PER_CALLER,
  subscriptionsPerCaller: s.LIVE_SUBSCRIPTIONS_PER_CALLER,
  keepAliveSeconds: s.LIVE_KEEP_ALIVE_SECONDS,
});

function databaseOf(s: Settings): DatabaseConfig {
  if (s.DATABASE_URL === undefined && (s.DATABASE_DIRECT_URL ?? s.DATABASE_READ_URL) !== undefined)
    throw new ConfigError('DATABASE_DIRECT_URL and DATABASE_READ_URL require DATABASE_URL.');
  return {
    url: s.DATABASE_URL,
    directUrl: s.DATABASE_DIRECT_URL,
    readUrl: s.DATABASE_READ_URL,
    schema: s.DB_SCHEMA,
    pool: s.DATABASE_POOL,
  };
}

const limitsOf = (s: Settings) => ({
  store: s.STORE_RATE_LIMIT,
  erp: s.ERP_RATE_LIMIT,
  login: s.LOGIN_RATE_LIMIT,
  public: s.PUBLIC_RATE_LIMIT,
  registration: s.REGISTRATION_RATE_LIMIT,
  graphql: s.GRAPHQL_RATE_LIMIT,
});

const graphqlOf = (s: Settings) => ({
  maxDepth: s.GRAPHQL_MAX_DEPTH,
  maxAliases: s.GRAPHQL_MAX_ALIASES,
  maxTokens: s.GRAPHQL_MAX_TOKENS,
  maxDirectives: s.GRAPHQL_MAX_DIRECTIVES,
  maxCost: s.GRAPHQL_MAX_COST,
  maxSize: s.GRAPHQL_MAX_SIZE,
  trustedOnly: s.GRAPHQL_TRUSTED_ONLY,
  fieldLimits: s.GRAPHQL_FIELD_LIMITS,
});

/** Absent with any other provider. Without its secrets, Stripe would collect payments that the service never records. */
function stripeOf(s: Settings) {
  if (s.PAYMENT_PROVIDER !== 'stripe') return undefined;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = s;
  if (!secretKey) throw new ConfigError('STRIPE_SECRET_KEY is required when PAYMENT_PROVIDER is stripe.');
  if (!webhookSecret) throw new ConfigError('STRIPE_WEBHOOK_SECRET is required when PAYMENT_PROVIDER is stripe.');
  return { secretKey, webhookSecret, apiBase };
}

function badSetting(issue: z.core.$ZodIssue, given: Readonly<Record<string, string | undefined>>): string {
  const setting = issue.path.join('.');
  // Secrets are never printed, nor are URLs, which may contain a password.
  const shown = /KEY|URL|SECRET|^METRICS_TOKEN$/.test(setting) ? '' : ` (it is "${given[setting] ?? ''}")`;
  return `The setting ${setting} ${issue.message}${shown}.`;
}
