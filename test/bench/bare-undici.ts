import { Agent, request } from 'undici';
import { answerQuestions } from './children.js';
import { sampleOf, type Sample } from './sample.js';

export interface Posting {
  readonly url: string;
  readonly ca: string;
  readonly posts: number;
}

const CONNECTIONS = 32;
const WARMING = 1_600;
const BODY = JSON.stringify({ id: '', event: 'shipment.update', data: { filler: 'x'.repeat(500) } });

/** The ceiling of webhooks: nothing but undici, with the same body over kept connections, while nothing is written. */
answerQuestions(async ({ url, ca, posts }: Posting): Promise<Sample> => {
  const dispatcher = new Agent({ connections: CONNECTIONS, connect: { ca } });
  const latencies: number[] = [];
  const post = async (): Promise<void> => {
    const began = performance.now();
    const answer = await request(url, { dispatcher, method: 'POST', body: BODY, headers: { 'content-type': 'application/json' } });
    await answer.body.dump();
    latencies.push(performance.now() - began);
  };
  const shoot = async (count: number): Promise<void> => {
    for (let sent = 0; sent < count; sent++) await post();
  };
  const all = (count: number): Promise<unknown> => Promise.all(Array.from({ length: CONNECTIONS }, () => shoot(count / CONNECTIONS)));
  await all(WARMING);
  latencies.length = 0;
  const began = performance.now();
  await all(posts);
  const sample = sampleOf(latencies, performance.now() - began);
  await dispatcher.close();
  return sample;
});
