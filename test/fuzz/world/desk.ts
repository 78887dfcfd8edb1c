import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Client } from '../../support/client.js';
import type { StoredOrder } from './differences.js';

const ORDER = `orderReference warnings { field code } customer { firstName lastName phone company }
  destination { address city state zip countryCode lat lng company deliveryNote }`;
const STORED = `query($id: String!) { order(id: $id) { ${ORDER} } }`;

/** A service with its own shop, as a seller uses it. */
export interface Desk {
  readonly client: Client;
  readonly token: string;
  readonly shopDomain: string;
  readonly shopHeaders: Readonly<Record<string, string>>;
}

/** What the service must never answer, and what has been found wrong. */
export class Findings {
  readonly found: string[] = [];
  requests = 0;
  /** Orders that were placed and compared, by the door they came through. */
  readonly compared = { form: 0, file: 0 };
  /** Why orders were not placed, which is no fault if it has its place. */
  readonly refusals = new Map<string, number>();

  refused(why: string): void {
    this.refusals.set(why, (this.refusals.get(why) ?? 0) + 1);
  }

  add(what: string): void {
    this.found.push(what);
  }

  /** The answer, of which a failure of the service is a finding. */
  heard(what: string, answer: Answer): Answer {
    this.requests += 1;
    const isBroken = answer.status >= 500 || answer.text.includes('INTERNAL_ERROR');
    if (isBroken) this.add(`${what}: ${answer.status} ${answer.text.slice(0, 500)}`);
    return answer;
  }
}

const MOST_TRIES = 10;

/** Comes back when the service says so, as every caller should. */
async function patiently(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await call();
    const retryAfter: unknown = answer.body?.errors?.[0]?.extensions?.retryAfter;
    if (typeof retryAfter !== 'number' || tries === MOST_TRIES) return answer;
    await sleep(retryAfter * 1_000);
  }
}

export async function asked(
  desk: Desk,
  findings: Findings,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Answer['body']> {
  const answer = findings.heard(query.slice(0, 60), await patiently(() => desk.client.graphql(query, variables, desk.token)));
  if (answer.body?.errors) findings.add(`${query.slice(0, 60)}: ${answer.text.slice(0, 500)}`);
  return answer.body?.data ?? null;
}

export async function storedOrder(desk: Desk, findings: Findings, id: string): Promise<StoredOrder | null> {
  return (await asked(desk, findings, STORED, { id }))?.order ?? null;
}
