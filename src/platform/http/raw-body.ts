import express, { type Request, type RequestHandler } from 'express';
import { refuse } from '../../kernel/errors.js';

/**
 * Reads the body of a request as bytes into `request.body`. What says how long it is and is packed in nothing comes in one or two pieces,
 * and needs none of what Express does for the rest.
 */
export function rawBody(limit: number): RequestHandler {
  const readAny = express.raw({ type: () => true, limit });
  return (request, response, next) => {
    const length = plainLengthOf(request);
    if (length === undefined || length > limit) readAny(request, response, next);
    else if (length === 0) next();
    else collect(request, length, next);
  };
}

/** Undefined where the bytes have to be counted or unpacked first. */
function plainLengthOf({ headers }: Request): number | undefined {
  if (headers['transfer-encoding'] !== undefined || headers['content-encoding'] !== undefined) return undefined;
  const { 'content-length': length } = headers;
  return length === undefined ? 0 : Number(length);
}

const CUT_OFF = refuse('INVALID_JSON', { message: 'The request was aborted.' });

/**
 * What a stream tells comes from the connection, which knows nothing of the scope of the request; what waits for a promise does. Binding a
 * function to the scope does the same, but what it makes keeps each request until the next collection of the whole heap.
 */
function collect(request: Request, length: number, next: (error?: unknown) => void): void {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.then(() => next(), next);
  const pieces: Buffer[] = [];
  const take = (piece: Buffer): void => void pieces.push(piece);
  const leave = (): void => void request.off('data', take).off('end', end).off('aborted', cut).off('error', fail);
  const end = (): void => {
    const [only] = pieces;
    request.body = only?.length === length ? only : Buffer.concat(pieces);
    leave();
    resolve();
  };
  const fail = (error: unknown): void => {
    leave();
    reject(error);
  };
  const cut = (): void => fail(CUT_OFF);
  request.on('data', take).on('end', end).on('aborted', cut).on('error', fail);
}
