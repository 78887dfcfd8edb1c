import { invalid, refuse, refuseFields } from '../../kernel/errors.js';
import { newId } from '../../platform/ids.js';
import { shipmentEvents } from '../../modules/webhooks/payload.js';
import { redactedHeaders } from '../../modules/webhooks/sending/redacted-headers.js';
import { newSecret } from '../../modules/webhooks/sending/secret.js';
import { isAccepted, type Delivery } from '../sending/event-sender.js';
import { done, type PlayedAnswer, objectOf, textAt, type Call } from './call.js';

export interface PlayedWebhook {
  readonly id: string;
  url: string;
  events: readonly string[];
  secret: string;
  description: string | null;
  isActive: boolean;
  readonly includeHubStatuses: boolean;
  readonly createdAt: string;
}

/** The webhooks that the plug-in has registered. Every one gets the secret of the run, so that it can also be set up by hand. */
export class WebhookBook {
  private webhooks: PlayedWebhook[] = [];

  constructor(
    public secret: string,
    private readonly domain: () => string,
  ) {}

  /** The names that the plug-in subscribed to; undefined before it has registered anything. */
  get subscribed(): readonly string[] | undefined {
    return this.webhooks.at(-1)?.events;
  }

  list(): PlayedAnswer {
    const webhooks = this.webhooks.toReversed().map((each) => this.shown(each));
    return done({ status: 'success', webhooks, pagination: { page: 1, limit: 50, total: webhooks.length, totalPages: 1 } });
  }

  create(call: Call): PlayedAnswer {
    const given = objectOf(call);
    const url = textAt(given, 'url');
    if (url === undefined || !URL.canParse(url)) throw refuse('INVALID_URL');
    const webhook: PlayedWebhook = {
      id: newId(),
      url,
      events: eventsIn(given['events']),
      secret: this.secret,
      description: textAt(given, 'description') ?? null,
      isActive: true,
      includeHubStatuses: given['include_hub_statuses'] === true,
      createdAt: new Date().toISOString(),
    };
    this.webhooks.push(webhook);
    const message = 'The webhook was created. Store its secret: it is not shown again.';
    return done({ status: 'success', message, webhook: { ...this.shown(webhook), secret: webhook.secret }, warnings: [] });
  }

  read(call: Call): PlayedAnswer {
    return done({ status: 'success', webhook: this.shown(this.named(call)) });
  }

  update(call: Call): PlayedAnswer {
    const webhook = this.named(call);
    const given = objectOf(call);
    webhook.url = textAt(given, 'url') ?? webhook.url;
    if (given['events'] !== undefined) webhook.events = eventsIn(given['events']);
    if (typeof given['is_active'] === 'boolean') webhook.isActive = given['is_active'];
    return done({ status: 'success', message: 'The webhook was updated.', webhook: this.shown(webhook) });
  }

  remove(call: Call): PlayedAnswer {
    const { id } = this.named(call);
    this.webhooks = this.webhooks.filter((each) => each.id !== id);
    return done({ status: 'success', message: 'The webhook was deleted.' });
  }

  regenerate(call: Call): PlayedAnswer {
    const webhook = this.named(call);
    this.secret = newSecret();
    webhook.secret = this.secret;
    const message = 'The webhook has a new secret. Store it: it is not shown again.';
    return done({ status: 'success', message, webhook: { ...this.shown(webhook), secret: webhook.secret } });
  }

  deliveries(call: Call): PlayedAnswer {
    this.named(call);
    return done({ status: 'success', deliveries: [], pagination: { limit: 100, total: 0, hasMore: false, before: null } });
  }

  recover(call: Call): PlayedAnswer {
    this.named(call);
    return { ...done({ status: 'success', message: '0 events will be resent.', queued: 0 }), status: 202 };
  }

  events(): PlayedAnswer {
    return done({ status: 'success', events: [], pagination: { after: null, hasMore: false, nextCursor: null } });
  }

  /** WEBHOOK_NOT_FOUND. */
  named({ parameters: [id] }: Call): PlayedWebhook {
    const webhook = this.webhooks.find((each) => each.id === id);
    if (!webhook) throw refuse('WEBHOOK_NOT_FOUND');
    return webhook;
  }

  private shown({ id, url, events, secret, description, isActive, includeHubStatuses, createdAt }: PlayedWebhook) {
    return {
      id,
      url,
      secret: `whsec_****${secret.slice(-4)}`,
      events,
      is_active: isActive,
      disabled_reason: null,
      description,
      shop_id: this.domain(),
      include_hub_statuses: includeHubStatuses,
      selection: null,
      rate_limit: null,
      created_at: createdAt,
      updated_at: createdAt,
    };
  }
}

/** The answer to a requested test, with its delivery. */
export function testDelivery({ id }: PlayedWebhook, { event, headers, body, status, failure, answer, durationMs }: Delivery): PlayedAnswer {
  const isDelivered = isAccepted({ status });
  const now = new Date().toISOString();
  const message = isDelivered ? 'The receiver accepted the test event.' : 'The receiver did not accept the test event.';
  const delivery = {
    id: newId(),
    webhook_id: id,
    event_id: newId(),
    event_type: event,
    shipment_id: 'SVCTEST0000000',
    kind: 'test',
    attempt: 1,
    status: isDelivered ? 'delivered' : 'failed',
    http_status: status,
    failure: isDelivered ? null : 'client_error',
    error_message: failure,
    duration_ms: durationMs,
    created_at: now,
    attempted_at: now,
    delivered_at: isDelivered ? now : null,
    next_retry_at: null,
    request_headers: redactedHeaders(headers),
    request_body: body,
    response_headers: {},
    response_body: answer,
  };
  return done({ status: 'success', message, delivery });
}

/** INVALID_EVENT lists the known ones. */
function eventsIn(given: unknown): readonly string[] {
  const events: unknown[] = Array.isArray(given) ? given : [];
  if (events.length === 0) throw refuseFields([invalid('events', 'oneEvent')]);
  const known: readonly unknown[] = shipmentEvents;
  const names = events.filter((each): each is string => typeof each === 'string' && known.includes(each));
  if (names.length < events.length)
    throw refuse('INVALID_EVENT', {}, { errors: [invalid('events', 'oneOf', { allowed: shipmentEvents.join(', ') }, shipmentEvents)] });
  return names;
}
