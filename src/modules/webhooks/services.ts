import type { DeliveryFeed } from './live/delivery-feed.js';
import type { DeliveryNews } from './live/delivery-news.js';
import type { SendOutcome, SendRequest } from './sending/index.js';
import type { WebhookSource } from './status-change.js';

export interface WebhookEngine {
  readonly source: WebhookSource;
  readonly send: (request: SendRequest) => Promise<SendOutcome>;
  /** Publishes recorded attempts to subscribers in all processes. */
  readonly news: DeliveryNews;
  readonly deliveries: DeliveryFeed;
}

export interface WebhookServices {
  readonly webhooks: WebhookEngine;
}
