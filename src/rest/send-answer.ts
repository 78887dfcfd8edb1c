import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { sendJsonText } from '../platform/http/server.js';
import type { Answer } from './answer.js';

/** Puts an answer on the wire: JSON, unless it has a content of its own. Settled when it is handed over; rejects when a long file fails. */
export async function sendAnswer(response: Response, { status, headers, body, content, more }: Answer): Promise<void> {
  // The caller was told already that it took too long.
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

/** A file of unknown length. HEAD has its headers and none of it. */
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
