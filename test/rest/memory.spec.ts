import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sharedWeb } from '../support/shared-app.js';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void;

const REQUESTS = 200;
/** Of each request; a whole one is several times as much. */
const FEW_BYTES = 1_500;

const app = await sharedWeb();

describe('What a request needs', () => {
  // Else it is carried from one collection of young objects to the next until it counts as old, which costs more than the request.
  it.each([
    ['POST', '/api/rates', '{"origin":{}}'],
    ['POST', '/graphql', '{"query":"{ __typename }"}'],
    ['GET', '/api/erp/shipments', ''],
  ])('is free again when it is answered: %s %s', async (method, path, body) => {
    const head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const socket = connect(Number(new URL(app.url ?? '').port), '127.0.0.1');
    await once(socket, 'connect');
    await answers(socket, head + body, REQUESTS);

    // Whatever else runs in this process only adds to it.
    const kept: number[] = [];
    while (kept.length < 3) {
      gc({ type: 'major' });
      const before = oldBytes();
      await answers(socket, head + body, REQUESTS);
      kept.push((oldBytes() - before) / REQUESTS);
    }
    socket.destroy();

    expect(Math.min(...kept)).toBeLessThan(FEW_BYTES);
  });
});

/** One request after the other, with collections of young objects in between. */
async function answers(socket: Socket, request: string, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent++) {
    socket.write(request);
    await once(socket, 'data');
    if (sent % 20 === 0) gc({ type: 'minor' });
  }
  for (let again = 0; again < 2; again++) gc({ type: 'minor' });
}

const oldBytes = (): number => getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')?.space_used_size ?? NaN;
