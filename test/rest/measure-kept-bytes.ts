import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { getHeapSpaceStatistics } from 'node:v8';
import { startApp } from '../support/app.js';

// A process in which nothing but the service runs: prints how many bytes of each request given as `METHOD path body` it keeps.
const REQUESTS = 200;

const app = await startApp({ ROLE: 'web' });
const kept: number[] = [];
for (const request of process.argv.slice(2)) kept.push(await keptBytes(request));
process.stdout.write(JSON.stringify(kept));
await app.stop();
process.exit();

async function keptBytes(told: string): Promise<number> {
  const [method, path, ...words] = told.split(' ');
  const body = words.join(' ');
  const head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const socket = connect(Number(new URL(app.url ?? '').port), '127.0.0.1');
  await once(socket, 'connect');
  await answers(socket, head + body);

  // The process may keep something itself just then.
  const bytes: number[] = [];
  while (bytes.length < 3) {
    collect('major');
    const before = oldBytes();
    await answers(socket, head + body);
    bytes.push((oldBytes() - before) / REQUESTS);
  }
  socket.destroy();
  return Math.round(Math.min(...bytes));
}

/** One request after the other, with collections of young objects in between. */
async function answers(socket: Socket, request: string): Promise<void> {
  for (let sent = 0; sent < REQUESTS; sent++) {
    socket.write(request);
    await once(socket, 'data');
    if (sent % 20 === 0) collect('minor');
  }
  for (let again = 0; again < 2; again++) collect('minor');
}

function collect(type: 'minor' | 'major'): void {
  if (!global.gc) throw new Error('Start Node with --expose-gc.');
  global.gc({ type, execution: 'sync' });
}

function oldBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')?.space_used_size ?? NaN;
}
