import type { Refusal } from '../../kernel/errors.js';
import type { Printable } from './json.js';

/** What a plug-in has to get working, in the order in which it usually does. */
export type ProvenStep = 'call' | 'rates' | 'label';

/** A request as the service saw and answered it. Nothing in it is redacted yet. */
export interface ShopCall {
  /** The id of an authenticated shop, or the domain that a request without a valid token names. */
  readonly shop: { readonly id: string } | { readonly domain: string };
  readonly method: string;
  readonly path: string;
  /** The pattern of the path; null if no route matches. */
  readonly route: string | null;
  readonly query: Readonly<Record<string, unknown>>;
  /** The parsed body; undefined if there was none or it could not be read. */
  readonly body: unknown;
  readonly status: number;
  /** The body of the response; undefined if it was not JSON. */
  readonly answer: Printable;
  /** The header X-Svc-Warning, for answers without room for warnings. */
  readonly warned: string | undefined;
  readonly refusal: Refusal | undefined;
  readonly requestId: string;
  readonly userAgent: string | undefined;
  /** The prefix of the token that was sent, such as "sst"; null for none or an unknown kind. */
  readonly tokenKind: string | null;
  readonly durationMs: number;
}

/** Shows the people behind a shop what it requested and what was wrong with it. Runs after the response and never throws. */
export interface ShopCallRecorder {
  /** False if this request of an authenticated shop need not be kept: most are alike. Cheap, because it is asked for every request. */
  wants(shopId: string, isFailure: boolean): boolean;
  /** Keeps a redacted copy. Requests without a valid token are kept in small numbers. */
  record(call: ShopCall): void;
  /** Notes what has worked for a shop. */
  prove(shopId: string, step: ProvenStep): void;
  /** Notes that the label of a shipment was downloaded, with or without a token. */
  proveLabel(shipmentId: string): void;
}
