import { once } from 'node:events';
import type { Response } from 'express';

/** Proxies must neither keep nor collect what is sent. */
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
};

/** How long browsers wait before they open a stream again. */
const RETRY_MS = 3_000;

/** One response of server-sent events: news of a source, until the source, the caller or this process ends it. */
export class EventStream<News> {
  private ended = false;

  constructor(
    private readonly response: Response,
    private readonly source: AsyncIterator<News>,
  ) {}

  /** Sends the text of each news as soon as the caller has taken the one before. */
  async send(textOf: (news: News) => Promise<string>): Promise<void> {
    const { response } = this;
    response.once('close', () => this.end());
    response.writeHead(200, HEADERS);
    if (response.req.method === 'HEAD' || response.closed) this.end();
    else response.write(`retry: ${RETRY_MS}\n\n`);
    try {
      while (!this.ended) {
        const step = await this.source.next();
        if (step.done === true || this.ended) break;
        await this.write(await textOf(step.value));
      }
    } finally {
      this.end();
    }
  }

  /** A comment, so that proxies and callers know that the stream is alive. */
  beat(): void {
    if (!this.ended && !this.response.writableNeedDrain) this.response.write(':\n\n');
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    void this.source.return?.();
    this.response.end();
  }

  private async write(text: string): Promise<void> {
    if (this.ended || this.response.write(text)) return;
    await Promise.race([once(this.response, 'drain'), once(this.response, 'close')]);
  }
}
