import { TurnQueue } from '../../src/platform/auth/turn-queue.js';
import { canonicalAddress, maskedNetwork, networkOf } from '../../src/platform/http/caller-network.js';

/** Work that ends on demand. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

describe('A queue of turns', () => {
  it('refuses those who come when it is full, and takes them again once there is room', async () => {
    const queue = new TurnQueue({ parallel: 1, waiting: 1 });
    const first = held();
    const running = queue.run(first.work);
    const waiting = queue.run(() => Promise.resolve('second'));

    await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      facts: { reason: 'BUSY', retryAfter: 1 },
    });
    first.end();
    await running;
    expect(await waiting).toBe('second');
    expect(await queue.run(() => Promise.resolve('third'))).toBe('third');
  });

  it('is left by those whose caller is gone, who make room and are never run', async () => {
    const queue = new TurnQueue({ parallel: 1, waiting: 1 });
    const first = held();
    const running = queue.run(first.work);
    const caller = new AbortController();
    let wasRun = false;
    const leaving = queue.run(() => Promise.resolve((wasRun = true)), caller.signal);

    caller.abort(new Error('gone'));
    await expect(leaving).rejects.toThrow('gone');
    const next = queue.run(() => Promise.resolve('next'));
    first.end();
    await running;
    expect(await next).toBe('next');
    expect(wasRun).toBe(false);
    await expect(queue.run(() => Promise.resolve(), caller.signal)).rejects.toThrow('gone');
  });

  it('goes on after work that fails', async () => {
    const queue = new TurnQueue({ parallel: 1, waiting: 1 });
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7', '203.0.113.7'],
  ['2001:DB8:0:7:1:2:3:4', '2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['[2001:db8:0:7::9]:443', '2001:db8:0:7::9', '2001:db8:0:7::/64'],
  ['::1', '::1', '::/64'],
  ['unknown', '', 'unknown'],
  ['1.2.3', '', 'unknown'],
  ['9'.repeat(10_000), '', 'unknown'],
  ['', '', 'unknown'],
])('counts the address %s as its network', (text, address, network) => {
  expect(canonicalAddress(text)).toBe(address);
  expect(networkOf(text)).toBe(network);
});

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:DB8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['unknown', null],
])('shows the address %s as its network', (text, network) => {
  expect(maskedNetwork(text)).toBe(network);
});
