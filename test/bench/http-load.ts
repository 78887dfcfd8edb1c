import { connect, type Socket } from 'node:net';
import { answerQuestions } from './children.js';
import type { Shooting } from './load.js';
import { sampleOf, type Sample } from './sample.js';
import { SERIAL_DIGITS, SERIAL_SLOT } from './shot.js';

/**
 * Shoots requests at a server over kept connections, one at a time on each. Written on plain sockets, because a generator
 * that costs more than the server it measures would hide the difference between two servers.
 */
answerQuestions((shooting: Shooting) => shoot(shooting));

let serial = 0;

async function shoot({ port, shots, connections, seconds, requests = Infinity, firstSerial }: Shooting): Promise<Sample> {
  serial = Math.max(serial, firstSerial);
  const latencies: number[] = [];
  const started = performance.now();
  const deadline = started + seconds * 1_000;
  const templates = shots.map((shot) => Buffer.from(shot));
  const shooters = Array.from({ length: connections }, (_, index) => new Shooter(templates, { index, latencies, deadline, requests }));
  await Promise.all(shooters.map((shooter) => shooter.run(port, connections)));
  return sampleOf(latencies, performance.now() - started);
}

interface Round {
  /** Of the connection. */
  readonly index: number;
  readonly latencies: number[];
  readonly deadline: number;
  readonly requests: number;
}

class Shooter {
  private readonly templates: readonly { readonly bytes: Buffer; readonly slot: number }[];
  private next: number;
  private sentAt = 0;
  private pending: Buffer | undefined;

  constructor(
    templates: readonly Buffer[],
    private readonly round: Round,
  ) {
    // A copy per connection: the bytes of a request may still be on their way when another connection writes its number.
    this.templates = templates.map((bytes) => ({ bytes: Buffer.from(bytes), slot: bytes.indexOf(SERIAL_SLOT) }));
    this.next = round.index;
  }

  run(port: number, stride: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      const failed = (error: Error): void => {
        socket.destroy();
        reject(error);
      };
      socket.once('connect', () => this.send(socket, stride));
      socket.on('error', failed);
      socket.on('close', () => reject(new Error('The server closed the connection.')));
      socket.on('data', (chunk) => {
        try {
          if (!this.isComplete(chunk)) return;
        } catch (error) {
          failed(error as Error);
          return;
        }
        const now = performance.now();
        this.round.latencies.push(now - this.sentAt);
        if (now < this.round.deadline && this.next < this.round.requests) {
          this.send(socket, stride);
          return;
        }
        resolve();
        socket.destroy();
      });
    });
  }

  private send(socket: Socket, stride: number): void {
    const template = this.templates[this.next % this.templates.length];
    if (!template) throw new Error('There is nothing to send.');
    this.next += stride;
    if (template.slot >= 0) template.bytes.write(String(serial++).padStart(SERIAL_DIGITS, '0'), template.slot, 'latin1');
    this.sentAt = performance.now();
    socket.write(template.bytes);
  }

  /** True once a whole answer is here; anything but a 200 ends the benchmark. */
  private isComplete(chunk: Buffer): boolean {
    const bytes = this.pending ? Buffer.concat([this.pending, chunk]) : chunk;
    this.pending = bytes;
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return false;
    const head = bytes.toString('latin1', 0, end);
    const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
    if (length === undefined) throw new Error(`An answer has no length: ${head}`);
    if (bytes.length < end + 4 + Number(length)) return false;
    if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`An answer was not 200: ${bytes.toString()}`);
    this.pending = undefined;
    return true;
  }
}
