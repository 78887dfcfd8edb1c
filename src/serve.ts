import { setTimeout as wait } from 'node:timers/promises';
import { ConfigError, parseConfig, type Config } from './config.js';
import { followStarter } from './follow-starter.js';
import { isChild, onStop, tellPrimary } from './platform/cluster/child.js';
import { describeError } from './platform/log/describe-error.js';
import { createLogger, type Logger } from './platform/log/logger.js';
import { ECHO_MS } from './signal-echo.js';

const EXIT_DEADLINE_MS = 28_000;
const LAST_SPANS_MS = 2_000;

/** Messages for people go to standard error; standard output is for logs, one JSON object per line. */
const say = (message: string): void => void process.stderr.write(`${message}\n`);

const config = readConfig();
if (config.production && process.geteuid?.() === 0 && !config.allowRoot) {
  say(
    'shipgraph does not run as root in production: an attacker who compromised it would control the machine. Run it as another user, or set ALLOW_ROOT=1.',
  );
  process.exit(1);
}
await run(config);

function readConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    say(error.message);
    process.exit(1);
  }
}

async function run(config: Config): Promise<void> {
  const log = createLogger(config.logLevel, undefined, config.processName);
  let running: Running | undefined;
  let stopping = false;
  let asked = -Infinity;
  let endTracing = async (): Promise<void> => undefined;
  const stop = (reason: string): void => {
    const isEcho = performance.now() - asked < ECHO_MS;
    asked = performance.now();
    // A second signal ends the process at once. Child processes may get the same signal several times, so they ignore it.
    if (stopping && (isChild() || isEcho)) return;
    if (stopping) process.exit(1);
    stopping = true;
    say(`${reason}: finishing requests and jobs in progress ...`);
    setTimeout(() => process.exit(1), EXIT_DEADLINE_MS).unref();
    void (running?.stop() ?? Promise.resolve())
      .then(() => endTracing())
      .then(
        () => exit(0),
        (error: unknown) => fail('The service did not shut down cleanly.', error),
      );
  };
  const exit = (code: number): void => {
    log.flush();
    process.exit(code);
  };
  const fail = (message: string, error: unknown): void => {
    log.fatal({ err: describeError(error) }, message);
    say(`${message} ${error instanceof Error ? error.message : ''}`);
    exit(1);
  };
  process.on('SIGTERM', stop);
  onStop((reason) => stopping || stop(reason));
  // The terminal signals every process, and the primary stops its children itself.
  process.on('SIGINT', (signal) => isChild() || stop(signal));
  // The parent may have exited because of the signal that is already being handled: that is not a second one.
  followStarter(process.env, () => stopping || stop('The parent process has exited'));
  // A process in an unknown state must not look healthy: it exits, and its supervisor starts a new one.
  process.on('uncaughtException', (error) => fail('Unhandled error.', error));
  process.on('unhandledRejection', (error) => fail('Unhandled error.', error));

  try {
    const started = performance.now();
    const many = config.webProcesses !== undefined && !isChild();
    endTracing = many ? endTracing : await tracingOf(process.env);
    running = await (many ? superviseAll(config) : serveAlone(config, log));
    if (stopping)
      return await running
        .stop()
        .then(endTracing)
        .then(() => exit(0));
    announce(running, config);
    log.info({ url: running.url, ms: Math.round(performance.now() - started) }, 'ready');
  } catch (error) {
    fail('shipgraph could not start.', error);
  }
}

interface Running {
  readonly url: string | undefined;
  readonly credentials: string | undefined;
  stop(): Promise<void>;
}

// Loaded on demand: tracing must patch modules before they are used, and the primary of several processes serves nothing.
async function serveAlone(config: Config, log: Logger): Promise<Running> {
  const { createApp } = await import('./app.js');
  return createApp(config, { report: say, log });
}

async function superviseAll(config: Config): Promise<Running> {
  const { supervise } = await import('./supervise.js');
  return supervise(config, say);
}

/** Exports spans if the standard OpenTelemetry variables name a collector. Otherwise tracing is not even loaded. */
async function tracingOf(environment: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER } = environment;
  const endpoint = OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint || OTEL_SDK_DISABLED === 'true' || OTEL_TRACES_EXPORTER === 'none') return async () => undefined;
  const { startTracing } = await import('./platform/tracing/start-tracing.js');
  const end = startTracing(environment);
  // An unresponsive collector must not keep the process from exiting.
  return () => Promise.race([end().catch(() => undefined), wait(LAST_SPANS_MS)]);
}

function announce(running: Running, config: Config): void {
  tellPrimary({ kind: 'ready', url: running.url, credentials: running.credentials });
  if (isChild()) return;
  const base = config.http.publicUrl ?? running.url;
  say('');
  say(`shipgraph is ready (${config.role}${config.webProcesses === undefined ? '' : `, ${config.webProcesses} web processes`}).`);
  if (base) {
    say(`  Console      ${base}/console`);
    say(`  GraphQL      ${base}/graphql`);
    say(`  REST         ${base}/api   and   ${base}/api/erp`);
    say(`  Docs         ${base}/docs`);
  }
  if (running.credentials) say(`  Credentials  ${running.credentials}`);
  say('');
}
