import type { Agent } from 'undici';
import type { Config } from './config.js';
import { fieldLimits } from './field-limits.js';
import { hooks } from './hooks.js';
import type { Clock } from './kernel/clock.js';
import { Authenticator, erpPrincipal, type PrincipalSources } from './modules/access/index.js';
import type { AccountServices } from './modules/accounts/index.js';
import type { ApprovalServices } from './modules/approvals/index.js';
import { AuditTrail, type AuditServices } from './modules/audit/index.js';
import type { CarrierTrackingServices } from './modules/carrier-tracking/index.js';
import type { CarrierAccountServices, ConnectionKeeper } from './modules/carrier-accounts/index.js';
import type { FleetServices } from './modules/fleet/index.js';
import type { LabelServices } from './modules/labels/index.js';
import type { LedgerServices } from './modules/ledger/index.js';
import type { NoteServices } from './modules/notes/index.js';
import type { OrderChangeServices } from './modules/order-changes/index.js';
import type { OrderImportServices } from './modules/order-imports/index.js';
import type { PaymentServices } from './modules/payments/index.js';
import type { PositionServices } from './modules/positions/index.js';
import { PricingCache } from './modules/pricing/index.js';
import { quoteCollector, RateBookKeeper, UnknownPlaces, type RatingServices } from './modules/rating/index.js';
import type { RegistrationServices } from './modules/registrations/index.js';
import type { ProofServices } from './modules/proofs/index.js';
import { RoutePlanner } from './modules/routing/index.js';
import { sellerPrincipal } from './modules/sellers/index.js';
import type { ShipmentServices } from './modules/shipments/index.js';
import type { ShopRequestServices } from './modules/shop-requests/index.js';
import { shopPrincipal } from './modules/shops/index.js';
import { driverPrincipal, staffPrincipal } from './modules/staff/index.js';
import type { TwoFactorServices } from './modules/two-factor/index.js';
import { WebhookSender, type WebhookServices } from './modules/webhooks/index.js';
import { filesOf, limitsOf, openReplica, streamsOf, webhooksOf } from './service-parts.js';
import { nodeKinds } from './node-kinds.js';
import { LoginGuard, type AuthServices } from './platform/auth/login-guard.js';
import type { Passwords } from './platform/auth/passwords.js';
import { loadSecretKey, Secrets } from './platform/auth/secrets.js';
import { readsOf } from './platform/db/connection.js';
import { Database } from './platform/db/database.js';
import { openPool, type DatabaseSettings } from './platform/db/pool.js';
import type { Primary } from './platform/db/primary.js';
import { beginOf } from './platform/db/session.js';
import type { Tx } from './platform/db/unit-of-work.js';
import { openCarriers } from './open-carriers.js';
import { JobWork } from './platform/work/work.js';
import { RelayNudge } from './platform/events/relay-nudge.js';
import { FieldLimits, type FieldLimitServices } from './platform/graphql/field-limits.js';
import { Nodes, type NodeServices } from './platform/graphql/nodes.js';
import { RateWindow } from './platform/http/rate-limit.js';
import { LiveFeed, type LiveServices } from './platform/live/live-feed.js';
import { LiveSignal } from './platform/live/live-signal.js';
import type { Logger } from './platform/log/logger.js';
import { Metrics } from './platform/metrics/metrics.js';
import { manualProvider } from './platform/payments/manual-provider.js';
import type { PaymentProvider } from './platform/payments/provider.js';
import { StripeProvider } from './platform/payments/stripe-provider.js';
import type { FileServices } from './platform/files/file-reader.js';
import { LabelPress } from './platform/pdf/label-press.js';
import type { CoreServices } from './platform/services.js';

/** Everything that use cases and resolvers of any module need. Only the composition knows all of it. */
export interface Services
  extends
    CoreServices,
    AuthServices,
    FieldLimitServices,
    LiveServices,
    NodeServices,
    AccountServices,
    ApprovalServices,
    AuditServices,
    CarrierTrackingServices,
    CarrierAccountServices,
    FileServices,
    FleetServices,
    LabelServices,
    LedgerServices,
    NoteServices,
    OrderImportServices,
    ProofServices,
    OrderChangeServices,
    PaymentServices,
    PositionServices,
    RatingServices,
    RegistrationServices,
    ShipmentServices,
    ShopRequestServices,
    TwoFactorServices,
    WebhookServices {
  readonly rateBook: RatingServices['rateBook'];
  readonly unknownPlaces: UnknownPlaces;
}

export interface Composition {
  readonly services: Services;
  readonly database: Database<Services>;
  readonly keeper: RateBookKeeper;
  readonly connections: ConnectionKeeper;
  readonly carrierNetworks: readonly Agent[];
  readonly nudge: RelayNudge;
  readonly signal: LiveSignal;
  readonly sender: WebhookSender;
  readonly press: LabelPress;
  readonly planner: RoutePlanner;
  /** Where the server can be reached from this machine, once its port is bound. */
  readonly bound: { url?: string };
}

export interface Surroundings {
  readonly clock: Clock;
  readonly log: Logger;
  readonly warn: (message: string, error: unknown) => void;
  readonly passwords: Passwords;
}

const bookOf = (rateBook: RateBookKeeper, parts: ConstructorParameters<typeof UnknownPlaces>[0]) => ({
  rateBook,
  unknownPlaces: new UnknownPlaces(parts),
});

/** Builds the services for use cases and resolvers from the settings and every module's parts. Connects to nothing yet. */
export async function composeServices(
  config: Config,
  settings: DatabaseSettings,
  { clock, log, warn, passwords, primary }: Surroundings & { readonly primary: Primary },
): Promise<Composition> {
  const pool = openPool(settings, { primary });
  const sql = readsOf(pool, () => clock.now(), beginOf(settings));
  const bound: Composition['bound'] = {};
  const keeper = new RateBookKeeper(sql, config.baseCurrency, warn);
  const secrets = new Secrets(await loadSecretKey(config.dataDir, config.secretKey));
  const carrierParts = { sql, secrets, clock, warn, unitOfWork: () => database.unitOfWork, metrics: () => services.metrics };
  const { connections, networks: carrierNetworks } = await openCarriers(config, carrierParts);
  const nudge = new RelayNudge(sql, warn);
  const signal = new LiveSignal(sql, `shipgraph_live_${settings.schema}`, warn);
  const live = new LiveFeed({ database: () => database, services: () => services, signal, warn });
  const { webhooks, ...streams } = streamsOf({ unitOfWork: () => database.unitOfWork, sql, clock, live: () => live, signal, warn });
  const sender = new WebhookSender(config.webhooks);
  const press = new LabelPress();
  const planner = new RoutePlanner({ vroomUrl: config.routing.vroomUrl, warn });
  const loginGuard = new LoginGuard(pool, settings.schema, config.limits.login);
  const services: Services = {
    clock,
    realClock: clock,
    log,
    settings: config,
    passwords,
    loginGuard,
    secrets,
    publicUrl: () => config.http.publicUrl ?? bound.url ?? `http://localhost:${config.http.port}`,
    access: new Authenticator(sql, { clock, settings: config, loginGuard }, principalSources(config)),
    ...bookOf(keeper, { sql, clock, warn }),
    pricing: new PricingCache(),
    collectQuotes: quoteCollector({ connections }),
    carriers: connections,
    relay: nudge,
    live,
    ...hooks(whole, () => jobContext()),
    paymentProvider: providerOf(config),
    webhooks: { ...webhooksOf({ sql, warn, sender, database: () => database, services: () => services }), ...webhooks },
    ...streams,
    nodes: new Nodes(nodeKinds),
    audit: new AuditTrail({ sql, clock, warn }),
    ...filesOf(config, sql),
    labelPress: press,
    routePlanner: planner,
    metrics: new Metrics(),
    ...limitsOf(config, (name, limit) => new RateWindow(pool, settings.schema, name, limit)),
    fieldLimits: new FieldLimits(pool, settings.schema, fieldLimits, config.graphql.fieldLimits),
  };
  const replica = openReplica(settings, { primary: sql, metrics: services.metrics });
  const database: Database<Services> = new Database(settings, services, pool, replica);
  const jobContext = (): JobWork<Services> => new JobWork(services, sql, database.unitOfWork);
  // A transaction on the clock of a shop has its own object of the same services.
  const isOurs = (tx: Tx): tx is Tx<Services> => tx.services.settings === services.settings;
  function whole(tx: Tx): Tx<Services> {
    if (!isOurs(tx)) throw new Error('This transaction belongs to another service.');
    return tx;
  }
  return { services, database, keeper, connections, carrierNetworks, nudge, signal, sender, press, planner, bound };
}

/** Authenticates the tokens of each kind. */
const principalSources = (config: Config): PrincipalSources => ({
  shop: shopPrincipal,
  api: sellerPrincipal,
  seller_session: sellerPrincipal,
  staff_session: staffPrincipal(config.requireTwoFactorForSuperAdmins),
  driver_session: driverPrincipal,
  erp: erpPrincipal,
});

/** The settings were validated when they were parsed, so Stripe has its secrets. */
const providerOf = ({ payments }: Config): PaymentProvider => (payments.stripe ? new StripeProvider(payments.stripe) : manualProvider);
