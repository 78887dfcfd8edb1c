import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Answer, type Call } from '../support/client.js';

/** Waits when the service answers with Retry-After. */
export class PatientClient extends Client {
  override async call(method: string, at: string, call: Call = {}): Promise<Answer> {
    const answer = await super.call(method, at, call);
    if (answer.status !== 429) return answer;
    await wait(Number(answer.headers.get('retry-after') ?? 1) * 1_000);
    return this.call(method, at, call);
  }
}
