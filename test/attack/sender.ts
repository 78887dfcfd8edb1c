import { Worker } from 'node:worker_threads';

export interface Sent {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Received {
  readonly status: number;
  readonly bytes: number;
  /** How the answer begins. */
  readonly head: string;
}

/** Sends requests from its own thread. */
export class Sender {
  private readonly thread = new Worker(new URL('./sending-thread.mjs', import.meta.url), { execArgv: [] });
  private readonly waiting = new Map<number, (received: Received) => void>();
  private next = 0;

  constructor(private readonly url: string) {
    this.thread.on('message', ({ id, ...received }: Received & { readonly id: number }) => {
      this.waiting.get(id)?.(received);
      this.waiting.delete(id);
    });
  }

  send({ path, headers, body }: Sent): Promise<Received> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.thread.postMessage({
        id,
        url: this.url + path,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
    });
  }

  stop(): Promise<unknown> {
    return this.thread.terminate();
  }
}
