import type { Request } from 'express';
import type { Principal } from '../platform/auth/principal.js';
import type { ShopCallRecorder } from '../platform/http/shop-call.js';
import { tokenKindOf } from './authenticate.js';

type Authenticate = (request: Request) => Promise<Principal>;

/** Hands the GraphQL requests with a shop token to the recorder, after the response. The texts of their documents are not kept. */
export const recordingGraph =
  (recorder: ShopCallRecorder, authenticate: Authenticate): Authenticate =>
  async (request) => {
    const principal = await authenticate(request);
    const { type, shopId } = principal.actor;
    if (type === 'shop' && shopId !== undefined) request.res?.once('finish', () => record(recorder, request, shopId));
    return principal;
  };

function record(recorder: ShopCallRecorder, request: Request, shopId: string): void {
  const status = request.res?.statusCode ?? 0;
  if (status < 400) recorder.prove(shopId, 'call');
  if (!recorder.wants(shopId, status >= 400)) return;
  recorder.record({
    shop: { id: shopId },
    method: request.method,
    path: '/graphql',
    route: '/graphql',
    query: {},
    body: undefined,
    status,
    answer: null,
    warned: undefined,
    refusal: undefined,
    requestId: request.requestId,
    userAgent: request.headers['user-agent'],
    tokenKind: tokenKindOf(request),
    durationMs: performance.now() - request.startedAt,
  });
}
