import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

/** Keys whose values are never logged, at any logged depth. */
const SECRET_KEYS = [
  'password',
  'passwordHash',
  'token',
  'secret',
  'authorization',
  'phone',
  'email',
  'cookie',
  'x-svc-shop-token',
  'x-svc-api-token',
  'x-svc-token',
];
const REDACTED = SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]);

/** Writes one JSON object per line. Bodies are never logged; named values are redacted as well. */
export const createLogger = (level: string, destination?: DestinationStream, processName?: string): Logger =>
  pino(
    {
      level,
      base: { service: 'shipgraph', pid: process.pid, ...(processName !== undefined && { process: processName }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: REDACTED, censor: '[redacted]' },
      formatters: { level: (label) => ({ level: label }) },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
