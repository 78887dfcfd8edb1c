import { EventSender, PlayingOperator, PlugIn, urlDrive, type DescribedInterface, type PlugInCheck } from '../../../src/store-kit/index.js';
import { ReferencePlugIn, type FaultName } from './plug-in.js';

/** Works with the reference plug-in, or a copy of it with these faults, connected to its own playing operator. */
export async function withPlugIn<T>(
  described: DescribedInterface,
  wrong: readonly FaultName[],
  work: (plugIn: PlugIn, operator: PlayingOperator) => Promise<T>,
  made = new ReferencePlugIn(new Set(wrong)),
): Promise<T> {
  const store = await made.start();
  const operator = await new PlayingOperator({ shopDomain: 'reference.example' }).start();
  const callback = `${store.url}/hook`;
  const plugIn = new PlugIn({
    operator,
    operatorUrl: operator.url,
    described,
    callback,
    drive: urlDrive(new URL(`${store.url}/drive`), { timeoutMs: 60_000 }),
    sender: new EventSender({ url: new URL(callback), secret: () => operator.webhooks.secret }),
    patienceMs: 3_000,
    settleMs: 5,
  });
  try {
    return await work(plugIn, operator);
  } finally {
    await operator.stop();
    await store.stop();
  }
}

export const isNamed = (name: string, beginnings: readonly string[]): boolean => beginnings.some((each) => name.startsWith(each));

export const named = (checks: readonly PlugInCheck[], beginnings: readonly string[]): PlugInCheck[] =>
  checks.filter(({ name }) => isNamed(name, beginnings));
