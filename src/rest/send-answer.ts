import type { Response } from 'express';
import { sendJson } from '../platform/http/server.js';
import type { Answer } from './route.js';

/** Puts an answer on the wire: JSON, unless it has a content of its own. */
export function sendAnswer(response: Response, { status, headers, body, content }: Answer): void {
  // The caller was told already that it took too long.
  if (response.headersSent) return;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (content === undefined) {
    sendJson(response, status, body);
    return;
  }
  response.statusCode = status;
  if (status !== 304) response.setHeader('Content-Length', Buffer.byteLength(content));
  response.end(content);
}
