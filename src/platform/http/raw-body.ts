import express, { type Request, type RequestHandler } from 'express';
import { refuse } from '../../kernel/errors.js';

/**
 * Reads a request body as bytes into `request.body`. Bodies with a content length and no compression arrive in one or two chunks and need
 * nothing else that Express does.
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

/** Undefined if the bytes must be counted or decompressed first. */
function plainLengthOf({ headers }: Request): number | undefined {
  if (headers['transfer-encoding'] !== undefined || headers['content-encoding'] !== undefined) return undefined;
  const { 'content-length': length } = headers;
  return length === undefined ? 0 : Number(length);
}

const CUT_OFF = refuse('INVALID_JSON.aborted');

/**
 * Stream events come from the connection, outside the request's async scope; awaiting a promise restores the scope. Binding a function to
 * the scope also works, but the bound function retains each request until the next full garbage collection.
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
