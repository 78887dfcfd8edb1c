import type { TestApp } from '../../support/app.js';
import { ask } from '../../support/graphql.js';

const REQUESTS = `query($domain: String!, $failedOnly: Boolean, $first: Int) {
  shopRequests(domain: $domain, failedOnly: $failedOnly, first: $first) { totalCount nodes {
    isAuthenticated method path route query status code reason message durationMs requestId userAgent tokenKind requestBody responseBody
    problems { field code message isWarning }
  } }
}`;

/** The recorded requests of a shop, newest first, once all of them are written. */
export async function requestsOf(app: TestApp, token: string, domain: string, more: Readonly<Record<string, unknown>> = {}) {
  await app.services.shopRequests.book.settled();
  return (await ask(app, token, REQUESTS, { domain, first: 100, ...more })).shopRequests;
}

export async function setupOf(app: TestApp, token: string, domain: string) {
  await app.services.shopRequests.book.settled();
  const query =
    'query($domain: String!) { shopSetup(domain: $domain) { calledAt ratedAt orderedAt webhooks webhookDeliveredAt labelledAt } }';
  return (await ask(app, token, query, { domain })).shopSetup;
}

/** How many rows the database has for a shop. */
export async function storedFor(app: TestApp, domain: string): Promise<Record<'own' | 'strangers', number>> {
  await app.services.shopRequests.book.settled();
  const rows = await app.database.sql<{ own: boolean; count: string }>(
    'select is_authenticated as own, count(*) from shop_request r join shop s on s.id = r.shop_id where s.domain = $1 group by 1',
    [domain],
  );
  const count = (own: boolean): number => Number(rows.find((row) => row.own === own)?.count ?? 0);
  return { own: count(true), strangers: count(false) };
}
