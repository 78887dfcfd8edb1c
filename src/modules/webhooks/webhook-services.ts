import type { SendOutcome, SendRequest } from './sending/index.js';
import type { WebhookSource } from './status-change.js';

export interface WebhookServices {
  readonly source: WebhookSource;
  readonly send: (request: SendRequest) => Promise<SendOutcome>;
}

declare module '../../platform/services.js' {
  interface Services {
    readonly webhooks: WebhookServices;
  }
}
