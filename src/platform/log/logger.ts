import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

/** Keys whose values never reach a log, at any of the depths that are logged. */
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

/** One JSON object per line. Bodies are never logged; what is logged by name is redacted besides. */
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
