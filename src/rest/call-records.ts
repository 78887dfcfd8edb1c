import type { Request } from 'express';
import type { Refusal } from '../kernel/errors.js';
import type { Principal } from '../platform/auth/principal.js';
import type { ShopCall, ShopCallRecorder } from '../platform/http/shop-call.js';
import type { Answer } from './answer.js';
import { ownerOfRefused, tokenKindOf } from './authenticate.js';
import type { GivenBody } from './read-body.js';
import type { Route } from './route.js';

/** What becomes known of a request while it is answered. */
export interface Call {
  principal: Principal | undefined;
  body: GivenBody | undefined;
}

interface Refused {
  readonly thrown: Refusal;
  readonly refusal: Refusal;
  readonly printed: Answer;
}

type Outcome = Pick<ShopCall, 'status' | 'answer' | 'refusal' | 'warned'>;

/** Hands the requests of shops over route to the recorder, after the response. */
export class CallRecords {
  private readonly isOfShops: boolean;

  constructor(
    private readonly row: Route,
    private readonly recorder: ShopCallRecorder,
  ) {
    this.isOfShops = row.door === 'shopToken' || row.door === 'bearer' || row.shopNamed !== undefined;
  }

  answered(request: Request, call: Call, { status, body, headers }: Answer): void {
    const { row, recorder } = this;
    if (row.proves === 'label' && row.door === 'public') recorder.proveLabel(String(request.params['id']));
    const shopId = call.principal?.actor.shopId;
    if (!this.isOfShops || shopId === undefined) return;
    recorder.prove(shopId, 'call');
    if (row.proves !== undefined) recorder.prove(shopId, row.proves);
    if (recorder.wants(shopId, false))
      this.record(request, call, { id: shopId }, { status, answer: body, refusal: undefined, warned: headers['X-Svc-Warning'] });
  }

  refused(request: Request, call: Call, { thrown, refusal, printed }: Refused): void {
    if (!this.isOfShops) return;
    const shopId = call.principal?.actor.shopId ?? ownerOfRefused(thrown);
    const outcome = { status: printed.status, answer: printed.body, refusal, warned: undefined };
    if (shopId === undefined) this.recordStranger(request, call, outcome);
    else if (this.recorder.wants(shopId, true)) this.record(request, call, { id: shopId }, outcome);
  }

  /** A caller who only names a shop does not learn whether it exists. */
  private recordStranger(request: Request, call: Call, outcome: Outcome): void {
    const domain = this.row.shopNamed?.(call.body?.value) ?? shopDomainOf(request);
    if (domain !== undefined && call.principal?.actor.sellerId === undefined) this.record(request, call, { domain }, outcome);
  }

  private record(request: Request, call: Call, shop: ShopCall['shop'], outcome: Outcome): void {
    this.recorder.record({ ...callOf(request, shop, this.row.path), body: call.body?.value, ...outcome });
  }
}

/** Requests that no route took: an unknown path, a wrong method, a body that is too large. */
export function recordStray(
  recorder: ShopCallRecorder,
  request: Request,
  { refusal, printed }: Pick<Refused, 'refusal' | 'printed'>,
): void {
  const domain = shopDomainOf(request);
  if (domain === undefined || !request.path.startsWith('/api/')) return;
  const outcome: Outcome = { status: printed.status, answer: printed.body, refusal, warned: undefined };
  recorder.record({ ...callOf(request, { domain }, null), body: undefined, ...outcome });
}

const MAX_DOMAIN = 255;

function shopDomainOf({ headers }: Request): string | undefined {
  const domain = headers['x-svc-shop-domain'];
  return typeof domain === 'string' && domain !== '' && domain.length <= MAX_DOMAIN ? domain : undefined;
}

const callOf = (request: Request, shop: ShopCall['shop'], route: string | null) => ({
  shop,
  method: request.method,
  path: request.path,
  route,
  query: request.query,
  requestId: request.requestId,
  userAgent: request.headers['user-agent'],
  tokenKind: tokenKindOf(request),
  durationMs: performance.now() - request.startedAt,
});
