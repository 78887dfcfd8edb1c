import { AsyncLocalStorage } from 'node:async_hooks';
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

function collect(request: Request, length: number, next: (error?: unknown) => void): void {
  const pieces: Buffer[] = [];
  const take = (piece: Buffer): void => void pieces.push(piece);
  // What a stream tells comes from the connection, which knows nothing of the scope of the request.
  const done = AsyncLocalStorage.bind((error?: unknown): void => {
    request.off('data', take).off('end', end).off('aborted', cut).off('error', done);
    next(error);
  });
  const end = (): void => {
    const [only] = pieces;
    request.body = only?.length === length ? only : Buffer.concat(pieces);
    done();
  };
  const cut = (): void => done(CUT_OFF);
  request.on('data', take).on('end', end).on('aborted', cut).on('error', done);
}
