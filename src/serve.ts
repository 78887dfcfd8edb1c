import { setTimeout as wait } from 'node:timers/promises';
import { ConfigError, parseConfig, type Config } from './config.js';
import { followStarter } from './follow-starter.js';
import { isChild, onStop, tellPrimary } from './platform/cluster/child.js';
import { describeError } from './platform/log/describe-error.js';
import { createLogger, type Logger } from './platform/log/logger.js';

const EXIT_DEADLINE_MS = 28_000;
const LAST_SPANS_MS = 2_000;
/** Where the shell makes room for the service, npm passes Ctrl-C on, which the terminal has told everybody already: that is one wish. */
const ECHO_MS = 300;

/** People read standard error; standard output is for logs, one JSON object per line. */
const say = (message: string): void => void process.stderr.write(`${message}\n`);

const config = readConfig();
if (config.production && process.geteuid?.() === 0 && !config.allowRoot) {
  say(
    'shipgraph does not run as root in production: whatever gets into it would own the machine. Start it as another user, or set ALLOW_ROOT=1.',
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
  let interrupted = -Infinity;
  let endTracing = async (): Promise<void> => undefined;
  const stop = (reason: string): void => {
    // A second signal ends the process at once. Children are signalled by several ways at a time, so for them it means nothing.
    if (stopping && isChild()) return;
    if (stopping) process.exit(1);
    stopping = true;
    say(`${reason}: finishing what is running ...`);
    setTimeout(() => process.exit(1), EXIT_DEADLINE_MS).unref();
    void (running?.stop() ?? Promise.resolve())
      .then(() => endTracing())
      .then(
        () => exit(0),
        (error: unknown) => fail('The service could not stop cleanly.', error),
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
  if (isChild()) onStop(stop);
  process.on('SIGINT', (signal) => {
    // A terminal tells it to every process, and the primary passes it on.
    if (isChild()) return;
    if (performance.now() - interrupted < ECHO_MS) return;
    interrupted = performance.now();
    stop(signal);
  });
  // Its end may come of the very signal that this process is draining upon: it is no second one.
  followStarter(process.env, () => stopping || stop('What started the service is gone'));
  // A process in an unknown state must not look alive: it ends, and whoever supervises it starts a new one.
  process.on('uncaughtException', (error) => fail('An error was not handled.', error));
  process.on('unhandledRejection', (error) => fail('An error was not handled.', error));

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

// Each is loaded only now: what is traced must be patched before anything uses it, and the primary of several processes serves nothing.
async function serveAlone(config: Config, log: Logger): Promise<Running> {
  const { createApp } = await import('./app.js');
  return createApp(config, { report: say, log });
}

async function superviseAll(config: Config): Promise<Running> {
  const { supervise } = await import('./supervise.js');
  return supervise(config, say);
}

/** Spans are sent when the standard variables of OpenTelemetry say where to. Otherwise nothing of it is even loaded. */
async function tracingOf(environment: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER } = environment;
  const endpoint = OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint || OTEL_SDK_DISABLED === 'true' || OTEL_TRACES_EXPORTER === 'none') return async () => undefined;
  const { startTracing } = await import('./platform/tracing/start-tracing.js');
  const end = startTracing(environment);
  // A collector that does not answer must not keep the process from ending.
  return () => Promise.race([end().catch(() => undefined), wait(LAST_SPANS_MS)]);
}

function announce(running: Running, config: Config): void {
  if (isChild()) return tellPrimary({ kind: 'ready', url: running.url, credentials: running.credentials });
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
