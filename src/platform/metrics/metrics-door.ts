import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { refuse, statusOf, type ErrorCode } from '../../kernel/errors.js';
import { isChild, metricsOfAll, shareMetrics } from '../cluster/child.js';
import { sendJson } from '../http/server.js';
import type { Metrics } from './metrics.js';
import { processMetrics } from './process-metrics.js';
import type { Readings } from './readings.js';

export interface MetricsDoor {
  readonly metrics: Metrics;
  readonly readings: Readings;
  /** The token that callers must send. Without one, metrics are open to callers on this machine, and closed in production. */
  readonly token: string | undefined;
  readonly production: boolean;
}

/** GET /metrics in the Prometheus text format: for this process, or for all that share its port. */
export function metricsDoor({ metrics, readings, ...rule }: MetricsDoor): RequestHandler {
  const ofProcess = processMetrics();
  if (isChild()) shareMetrics([ofProcess, metrics.shared]);
  const print = async (): Promise<string> => `${await ofProcess.metrics()}\n${await metrics.print()}`;
  return async (request, response) => {
    const code = refusalOf(request, rule);
    if (code) {
      if (code === 'UNAUTHORIZED') response.setHeader('WWW-Authenticate', 'Bearer');
      const { message } = refuse(code);
      sendJson(response, statusOf(code, 'store'), { status: 'failed', code, message, errors: [], requestId: request.requestId });
      return;
    }
    await readings.refresh();
    response.setHeader('Content-Type', ofProcess.contentType);
    response.end((isChild() ? await metricsOfAll() : undefined) ?? (await print()));
  };
}

function refusalOf(request: Request, { token, production }: Pick<MetricsDoor, 'token' | 'production'>): ErrorCode | undefined {
  if (token !== undefined) return isSame(request.headers.authorization ?? '', `Bearer ${token}`) ? undefined : 'UNAUTHORIZED';
  return !production && isFromThisMachine(request) ? undefined : 'NOT_FOUND';
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** A request forwarded by a proxy on this machine comes from elsewhere. */
const isFromThisMachine = ({ socket, headers }: Request): boolean =>
  /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);

const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
