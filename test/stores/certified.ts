import {
  certify,
  describeInterface,
  EventSender,
  PlayingOperator,
  PlugIn,
  testDelivery,
  testEvent,
  type CheckOutcome,
  type Drive,
} from '../../src/store-kit/index.js';

interface Certified {
  readonly failed: readonly CheckOutcome[];
  readonly skipped: readonly string[];
  readonly passed: number;
}

interface Certifying {
  readonly callback: string;
  readonly shopDomain: string;
  /** How long to wait for what must not happen. */
  readonly settleMs?: number;
}

/** Runs every check against a plug-in in the real store, with an operator that is played. The store is not connected to the service afterwards. */
export async function certified(drive: Drive, { callback, shopDomain, ...patience }: Certifying): Promise<Certified> {
  const operator = await new PlayingOperator({ shopDomain }).start();
  const sender = new EventSender({ url: new URL(callback), secret: () => operator.webhooks.secret });
  operator.tryWebhook = async (call) => testDelivery(operator.webhooks.named(call), await sender.send(testEvent(operator.shop.domain)));
  const plugIn = new PlugIn({
    operator,
    operatorUrl: operator.url,
    described: await describeInterface(),
    drive,
    sender,
    callback,
    ...patience,
  });
  const outcomes: CheckOutcome[] = [];
  try {
    for await (const outcome of certify(plugIn)) outcomes.push(outcome);
  } finally {
    await operator.stop();
  }
  return {
    failed: outcomes.filter(({ status }) => status === 'failed'),
    skipped: outcomes.filter(({ status }) => status === 'skipped').map(({ name }) => name),
    passed: outcomes.filter(({ status }) => status === 'passed').length,
  };
}
