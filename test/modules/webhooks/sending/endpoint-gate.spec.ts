import { EndpointGate } from '../../../../src/modules/webhooks/sending/index.js';

const settled = async (promise: Promise<unknown>): Promise<boolean> => {
  const pending = Symbol('pending');
  return (await Promise.race([promise, new Promise((resolve) => setImmediate(resolve, pending))])) !== pending;
};

describe('the gate before endpoints', () => {
  it('lets five attempts at a time through to one endpoint, whatever others do', () => {
    const gate = new EndpointGate({ perEndpoint: 5, overall: 100 });
    const entered = Array.from({ length: 20 }, () => gate.tryEnter('hanging')).filter((leave) => leave !== undefined);
    expect(entered).toHaveLength(5);
    expect(gate.tryEnter('healthy')).toBeDefined();
  });

  it('bounds what runs together', () => {
    const gate = new EndpointGate({ perEndpoint: 5, overall: 3 });
    expect(['a', 'b', 'c', 'd'].map((endpoint) => gate.tryEnter(endpoint) !== undefined)).toEqual([true, true, true, false]);
  });

  it('gives a slot back once, however often it is told', () => {
    const gate = new EndpointGate({ perEndpoint: 1, overall: 10 });
    const leave = gate.tryEnter('a');
    leave?.();
    leave?.();
    expect([gate.tryEnter('a') !== undefined, gate.tryEnter('a') !== undefined]).toEqual([true, false]);
  });

  it('admits those who wait in their order, and no one past a full endpoint', async () => {
    const gate = new EndpointGate({ perEndpoint: 1, overall: 10 });
    const first = await gate.enter('a');
    const order: string[] = [];
    const second = gate.enter('a').then((leave) => (order.push('second'), leave));
    const third = gate.enter('a').then((leave) => (order.push('third'), leave));
    expect(await settled(gate.enter('b'))).toBe(true);
    expect(await settled(second)).toBe(false);
    first();
    (await second)();
    (await third)();
    expect(order).toEqual(['second', 'third']);
  });

  it('does not let those who wait for a full endpoint keep others from a free one', async () => {
    const gate = new EndpointGate({ perEndpoint: 1, overall: 2 });
    await gate.enter('a');
    const leaveB = await gate.enter('b');
    const waitingForA = gate.enter('a');
    const waitingForC = gate.enter('c');
    leaveB();
    expect([await settled(waitingForC), await settled(waitingForA)]).toEqual([true, false]);
  });

  it('never runs more than allowed, finishes everything, and remembers nothing', async () => {
    const gate = new EndpointGate({ perEndpoint: 3, overall: 8 });
    const running = new Map<string, number>();
    let [peak, peakOfOne, done] = [0, 0, 0];
    const attempt = async (endpoint: string) => {
      const leave = await gate.enter(endpoint);
      running.set(endpoint, (running.get(endpoint) ?? 0) + 1);
      peakOfOne = Math.max(peakOfOne, ...running.values());
      peak = Math.max(
        peak,
        [...running.values()].reduce((sum, count) => sum + count),
      );
      await new Promise((resolve) => setImmediate(resolve));
      running.set(endpoint, (running.get(endpoint) ?? 0) - 1);
      done += 1;
      leave();
    };
    await Promise.all(Array.from({ length: 500 }, (_, number) => attempt(`endpoint ${number % 3}`)));
    expect({ peak, peakOfOne, done, remembered: gate.size }).toEqual({ peak: 8, peakOfOne: 3, done: 500, remembered: 0 });
  });
});
