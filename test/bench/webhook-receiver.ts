import { startReceiver, type Receiver } from '../modules/webhooks/receiver.js';
import type { Certificate } from '../modules/webhooks/certificates.js';
import { answerQuestions } from './children.js';

export type ReceiverQuestion = { readonly start: Certificate } | { readonly take: true };

export interface ReceiverReply {
  readonly port: number;
  /** Event ids and when they came since the last question, in milliseconds since 1970. */
  readonly came: readonly (readonly [id: string, at: number])[];
}

let receiver: Receiver | undefined;
const came: [string, number][] = [];

answerQuestions<ReceiverQuestion, ReceiverReply>(async (question) => {
  if ('start' in question) {
    receiver = await startReceiver(question.start, ({ headers }, response) => {
      came.push([String(headers['x-svc-event-id']), performance.timeOrigin + performance.now()]);
      response.end();
    });
    return { port: receiver.port, came: [] };
  }
  // Bodies are discarded: a hundred thousand of them would distort the measurement.
  receiver?.received.splice(0);
  return { port: receiver?.port ?? 0, came: came.splice(0) };
});
