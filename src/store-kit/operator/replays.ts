import { refuse } from '../../kernel/errors.js';
import type { PlayedAnswer } from './answer.js';
import type { Call } from './call.js';

/** Answers by Idempotency-Key. A failed request does not use up its key, as in the service. */
export class Replays {
  private readonly kept = new Map<string, { readonly body: string; readonly answer: PlayedAnswer }>();

  /** The first answer to a repeated request, else what `work` answers now. IDEMPOTENCY_KEY_REUSED. */
  async answer(call: Call, work: () => PlayedAnswer | Promise<PlayedAnswer>): Promise<PlayedAnswer> {
    const key = call.headers['idempotency-key'];
    if (call.method === 'GET' || call.path === '/api/login' || typeof key !== 'string') return work();
    const scope = `${call.method} ${call.path} ${key}`;
    const known = this.kept.get(scope);
    if (known && known.body !== call.body) throw refuse('IDEMPOTENCY_KEY_REUSED');
    if (known) return { ...known.answer, headers: { ...known.answer.headers, 'Idempotent-Replayed': 'true' } };
    const answer = await work();
    this.kept.set(scope, { body: call.body, answer });
    return answer;
  }
}
