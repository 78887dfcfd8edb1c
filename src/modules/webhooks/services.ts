import type { Selections } from '../../platform/graphql/selections.js';
import type { DeliveryFeed } from './live/delivery-feed.js';
import type { DeliveryNews } from './live/delivery-news.js';
import type { SendOutcome, SendRequest } from './sending/index.js';
import type { SelectionBook } from './selections/selection-book.js';
import type { WebhookSource } from './shipment-event.js';

export interface WebhookEngine {
  readonly source: WebhookSource;
  readonly send: (request: SendRequest) => Promise<SendOutcome>;
  /** Publishes recorded attempts to subscribers in all processes. */
  readonly news: DeliveryNews;
  readonly deliveries: DeliveryFeed;
  /** Endpoints whose events carry an answer, and what answers. */
  readonly book: SelectionBook;
  readonly selections: Selections;
}

export interface WebhookServices {
  readonly webhooks: WebhookEngine;
}
