import type { TestApp } from './app.js';

/** What GraphQL says about a refusal. */
export interface GraphQLRefusal {
  readonly code: string;
  readonly reason?: string;
  readonly message: string;
  readonly errors: readonly { readonly field: string | null; readonly code: string; readonly message: string }[];
  readonly requestId: string;
  readonly retryAfter?: number;
  readonly orderId?: string;
}

type Variables = Readonly<Record<string, unknown>>;

/** Asks as the holder of a token and answers the data; fails with the answer when anything was refused. */
// Tests look into answers freely; what they find there is what they assert.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function ask(app: TestApp, token: string | undefined, query: string, variables: Variables = {}): Promise<any> {
  const answer = await app.client.graphql(query, variables, token);
  if (answer.status !== 200 || answer.body?.errors) throw new Error(`GraphQL refused: ${answer.text}`);
  return answer.body.data;
}

/** Sends a request that must be refused and returns the refusal. */
export async function refused(app: TestApp, token: string | undefined, query: string, variables: Variables = {}): Promise<GraphQLRefusal> {
  const answer = await app.client.graphql(query, variables, token);
  const [error] = answer.body?.errors ?? [];
  if (!error) throw new Error(`GraphQL did not refuse: ${answer.text}`);
  return { message: error.message, ...error.extensions };
}
