import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { sendJsonText } from '../platform/http/server.js';
import type { Answer } from './answer.js';

/** Sends a response: JSON, unless it has its own content. Resolves when it is handed over; rejects if a long file fails. */
export async function sendAnswer(response: Response, { status, headers, body, content, more }: Answer): Promise<void> {
  // The caller already got a timeout response.
  if (response.headersSent) return;
  if (content === undefined) {
    sendJsonText(response, status, JSON.stringify(body), headers);
    return;
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  if (more) {
    await sendFile(response, content, more);
    return;
  }
  if (status !== 304) response.setHeader('Content-Length', Buffer.byteLength(content));
  response.end(content);
}

/** A file of unknown length. HEAD gets the headers only. */
async function sendFile(response: Response, content: string | Uint8Array, more: NonNullable<Answer['more']>): Promise<void> {
  if (response.req.method === 'HEAD') {
    response.end();
    return;
  }
  await pipeline(Readable.from(chained(content, more)), response);
}

async function* chained(content: string | Uint8Array, more: NonNullable<Answer['more']>): AsyncGenerator<string | Uint8Array> {
  yield content;
  yield* more;
}
