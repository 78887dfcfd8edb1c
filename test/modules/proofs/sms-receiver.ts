import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Call {
  readonly body: { readonly to: string; readonly text: string; readonly id: string };
  readonly idempotencyKey: string | undefined;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
}

/** A provider of text messages that keeps what it is posted. */
export class SmsReceiver {
  readonly calls: Call[] = [];
  /** How many calls are still refused. */
  failures = 0;
  private readonly server: Server = createServer((request, response) => {
    this.take(request).then(
      () => {
        response.statusCode = this.failures > 0 ? 503 : 202;
        if (this.failures > 0) this.failures--;
        response.end('{}');
      },
      () => response.destroy(),
    );
  });

  static async start(): Promise<SmsReceiver> {
    const receiver = new SmsReceiver();
    await new Promise<void>((listening) => receiver.server.listen(0, '127.0.0.1', listening));
    return receiver;
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://courier:${encodeURIComponent('s3cret/@')}@127.0.0.1:${port}/messages`;
  }

  callsFor = (id: string): Call[] => this.calls.filter(({ body }) => body.id === id);

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((stopped) => this.server.close(() => stopped()));
  }

  private async take(request: IncomingMessage): Promise<void> {
    const body = JSON.parse(await text(request)) as Call['body'];
    const { authorization, 'content-type': contentType, 'idempotency-key': key } = request.headers;
    this.calls.push({ body, idempotencyKey: typeof key === 'string' ? key : undefined, authorization, contentType });
  }
}
