import { join } from 'node:path';
import { adjustmentApproval, adjustmentPayables, adjustmentSteps } from './modules/adjustments/index.js';
import { PricingCache, sellerTermsHandler } from './modules/pricing/index.js';
import { AuditTrail } from './modules/audit/index.js';
import { Authenticator, erpPrincipal, type PrincipalSources } from './modules/access/index.js';
import type { ResetLimits } from './modules/accounts/index.js';
import { quoteCollector, RateBookKeeper } from './modules/rating/index.js';
import { askOnFailure, codPayables, collectAtDoor, codReversalHandler, reissueInvoice, voidInvoiceOnStop } from './modules/cod/index.js';
import { bookCost } from './modules/carrier-costs/index.js';
import { payoutAccountHandler } from './modules/payout-accounts/index.js';
import { followPickups } from './modules/pickups/index.js';
import { endRetries } from './modules/reattempts/index.js';
import { sellerPrincipal } from './modules/sellers/index.js';
import { shopPrincipal } from './modules/shops/index.js';
import { hubStatuses, statusChangeFacts } from './modules/shipments/index.js';
import { staffPrincipal } from './modules/staff/index.js';
import { announceTransactions, manualCreditHandler, payoutHandler } from './modules/wallets/index.js';
import { DeliveryFeed, DeliveryNews, WebhookSender } from './modules/webhooks/index.js';
import type { Config } from './config.js';
import { nodeKinds } from './node-kinds.js';
import type { Clock } from './kernel/clock.js';
import type { Passwords } from './platform/auth/passwords.js';
import type { LoginGuard } from './platform/auth/login-guard.js';
import { loadSecretKey, Secrets } from './platform/auth/secrets.js';
import type { Database } from './platform/db/database.js';
import { Nodes } from './platform/graphql/nodes.js';
import type { FieldLimits } from './platform/graphql/field-limits.js';
import type { RateWindow } from './platform/http/rate-limit.js';
import { AttachmentStore } from './platform/files/attachment-store.js';
import { manualProvider } from './platform/payments/manual-provider.js';
import type { PaymentProvider } from './platform/payments/provider.js';
import { StripeProvider } from './platform/payments/stripe-provider.js';
import type { Logger } from './platform/log/logger.js';
import { Metrics } from './platform/metrics/metrics.js';
import { LabelPress } from './platform/pdf/label-press.js';
import { RelayNudge } from './platform/events/relay-nudge.js';
import { LiveFeed } from './platform/live/live-feed.js';
import { LiveSignal } from './platform/live/live-signal.js';
import type { Services } from './platform/services.js';

/** Available only once the database is open or the port is bound. Services are created earlier and read it on demand. */
interface Late {
  database?: Database;
  loginGuard?: LoginGuard;
  registrations?: RateWindow;
  registrationMails?: RateWindow;
  fieldLimits?: FieldLimits;
  visitors?: RateWindow;
  codeLimit?: RateWindow;
  resetLimits?: ResetLimits;
  url?: string;
}

export interface Composition {
  readonly services: Services;
  readonly late: Late;
  readonly keeper: RateBookKeeper;
  readonly nudge: RelayNudge;
  readonly signal: LiveSignal;
  readonly sender: WebhookSender;
  readonly press: LabelPress;
}

export interface Surroundings {
  readonly clock: Clock;
  readonly log: Logger;
  readonly warn: (message: string, error: unknown) => void;
  readonly passwords: Passwords;
}

/** Builds the services for use cases and resolvers from the settings and every module's parts. */
export async function composeServices(config: Config, { clock, log, warn, passwords }: Surroundings): Promise<Composition> {
  const late: Late = {};
  const database = () => opened(late.database);
  const keeper = new RateBookKeeper(database, config.baseCurrency, warn);
  const nudge = new RelayNudge(() => database().sql, warn);
  const signal = new LiveSignal(() => database().sql, `shipgraph_live_${config.database.schema}`, warn);
  const live = new LiveFeed({ database, services: () => services, signal, warn });
  const news = new DeliveryNews({ unitOfWork: () => database().unitOfWork, signal, warn });
  const deliveries = new DeliveryFeed({ sql: () => database().sql, newShare: () => live.newShare(), signal, warn });
  const sender = new WebhookSender(config.webhooks);
  const press = new LabelPress();
  const access = new Authenticator(database, () => services, principalSources(config));
  const services: Services = {
    clock,
    log,
    settings: config,
    passwords,
    secrets: new Secrets(await loadSecretKey(config.dataDir, config.secretKey)),
    publicUrl: () => config.http.publicUrl ?? late.url ?? `http://localhost:${config.http.port}`,
    access,
    rateBook: keeper,
    pricing: new PricingCache(),
    collectQuotes: quoteCollector({ adapters: [], onFailure: (code, error) => warn(`The carrier ${code} failed.`, error) }),
    relay: nudge,
    live,
    stepListeners: [adjustmentSteps, voidInvoiceOnStop, askOnFailure, endRetries, followPickups, bookCost],
    collectAtDoor,
    collectionListeners: [reissueInvoice],
    postingListeners: [announceTransactions],
    approvalHandlers,
    payables: [codPayables, adjustmentPayables],
    paymentProvider: providerOf(config),
    webhooks: { source: { hubStatuses, factsOf: statusChangeFacts }, send: (request) => sender.send(request), news, deliveries },
    nodes: new Nodes(nodeKinds),
    audit: new AuditTrail({ sql: () => database().sql, clock, warn }),
    attachments: new AttachmentStore(join(config.dataDir, 'attachments')),
    labelPress: press,
    metrics: new Metrics(),
    get visitors() {
      return opened(late.visitors);
    },
    get codeLimit() {
      return opened(late.codeLimit);
    },
    get resetLimits() {
      return opened(late.resetLimits);
    },
    get loginGuard() {
      return opened(late.loginGuard);
    },
    registrations: {
      byNetwork: (network) => opened(late.registrations).take(network),
      mailsTo: (email) => opened(late.registrationMails).count(email),
    },
    get fieldLimits() {
      return opened(late.fieldLimits);
    },
  };
  return { services, late, keeper, nudge, signal, sender, press };
}

/** What each type of approval request does once it is decided. */
const approvalHandlers: Services['approvalHandlers'] = {
  wallet_adjustment: adjustmentApproval,
  cod_reversal: codReversalHandler,
  manual_credit: manualCreditHandler,
  payout: payoutHandler,
  seller_terms: sellerTermsHandler,
  payout_account: payoutAccountHandler,
};

/** Authenticates the tokens of each kind. */
const principalSources = (config: Config): PrincipalSources => ({
  shop: shopPrincipal,
  api: sellerPrincipal,
  seller_session: sellerPrincipal,
  staff_session: staffPrincipal(config.requireTwoFactorForSuperAdmins),
  erp: erpPrincipal,
});

/** The settings were validated when they were parsed, so Stripe has its secrets. */
const providerOf = ({ payments }: Config): PaymentProvider => (payments.stripe ? new StripeProvider(payments.stripe) : manualProvider);

function opened<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The database is not open yet.');
  return part;
}
