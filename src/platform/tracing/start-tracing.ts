import { createRequire } from 'node:module';
import { context, trace, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { GraphQLInstrumentation } from '@opentelemetry/instrumentation-graphql';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TracerProvider,
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { switchOn } from './tracing.js';
import { ClientRequest, type IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { routePattern } from '../http/route-pattern.js';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Exports spans to the collector named by the standard OpenTelemetry variables, and returns a function that flushes the last ones.
 * Instrumented modules must be loaded after this call. They are CommonJS, which shares one instance between `require` and `import`:
 * requiring them here, through the hook of the instrumentations, patches them for the whole program without a module loader hook.
 */
export function startTracing(environment: Environment): () => Promise<void> {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'shipgraph', 'process.pid': process.pid }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(environment),
    spanProcessors: [new BatchSpanProcessor({ exporter: exporterOf(environment), ...paceOf(environment) })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  // No propagator is set: callers' trace contexts are not trusted, and ours are not disclosed.
  registerInstrumentations({ tracerProvider: provider, instrumentations: instrumentations() });
  const require = createRequire(import.meta.url);
  for (const name of ['http', 'https', 'pg', 'graphql']) require(name);
  switchOn();
  return () => provider.shutdown();
}

/** Traces only what a request or job causes, not the polling of queues. */
const instrumentations = () => [
  new HttpInstrumentation({
    ignoreIncomingRequestHook: ({ url }) => UNTRACED.has(url ?? ''),
    requireParentforOutgoingSpans: true,
    applyCustomAttributesOnSpan: describeRequest,
  }),
  new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true, requestHook: describeStatement }),
  new GraphQLInstrumentation({ ignoreResolveSpans: true }),
];

const LITERAL = /'(?:[^']|'')*'|\$\w*\$[^]*?\$\w*\$|(?<![\w$])\d+(?:\.\d+)?\b/g;
const LONGEST = 1000;

/** Some statements contain their values; the span shows the text without them. */
function describeStatement(span: Span, { query }: { query: { text: string } }): void {
  span.setAttribute('db.query.text', query.text.replace(LITERAL, '?').replace(/\s+/g, ' ').slice(0, LONGEST));
}

function exporterOf(environment: Environment): CleanExporter {
  const protocol = environment['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'] ?? environment['OTEL_EXPORTER_OTLP_PROTOCOL'];
  return new CleanExporter(protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter());
}

function paceOf({ OTEL_BSP_SCHEDULE_DELAY: delay }: Environment): { scheduledDelayMillis?: number } {
  return delay !== undefined && /^\d+$/.test(delay) ? { scheduledDelayMillis: Number(delay) } : {};
}

/** Probes and scrapes would be the bulk of all traces. */
export const UNTRACED: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);

/** Names a request's span by its route pattern and adds the request id. Paths contain tokens, so they are omitted. */
export function describeRequest(span: Span, request: ClientRequest | IncomingMessage): void {
  if (request instanceof ClientRequest) return;
  const { requestId, method, originalUrl } = request as Request;
  const mounted = originalUrl.split('?', 1)[0] === '/graphql' ? '/graphql' : 'unmatched';
  const pattern = routePattern(request) ?? mounted;
  span.updateName(`${method} ${pattern}`);
  span.setAttributes({ 'http.route': pattern, 'shipgraph.request_id': requestId });
}

/** OTEL_TRACES_SAMPLER and its argument, by their standard names. Unknown samplers sample everything, as the standard requires. */
export function samplerOf({
  OTEL_TRACES_SAMPLER: name = 'parentbased_always_on',
  OTEL_TRACES_SAMPLER_ARG: argument = '1',
}: Readonly<Record<string, string | undefined>>): Sampler {
  const root = rootSampler(name.replace(/^parentbased_/, ''), Number(argument));
  // The decision for a request also applies to its events, jobs and deliveries.
  return new ParentBasedSampler({ root });
}

function rootSampler(name: string, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'traceidratio' && ratio >= 0 && ratio <= 1 ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
}

/**
 * Attributes that may leave the process. Everything else that an instrumentation records stays here: paths, queries, addresses, documents,
 * error messages.
 */
const KEPT: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'server.address',
  'server.port',
  'db.system.name',
  'db.namespace',
  'db.operation.name',
  'db.query.text',
  'graphql.operation.type',
  'error.type',
  'messaging.system',
  'messaging.destination.name',
  'messaging.message.id',
  'messaging.batch.message_count',
]);

/** Exports spans without personal data: only listed attributes, and no events, which contain error messages. */
class CleanExporter implements SpanExporter {
  constructor(private readonly exporter: SpanExporter) {}

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    this.exporter.export(spans.map(cleaned), done);
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.();
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }
}

/** A restricted view of the span: its getters still work on the original. */
const cleaned = (span: ReadableSpan): ReadableSpan => {
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([key]) => KEPT.has(key) || key.startsWith('shipgraph.')));
  const shown: Partial<ReadableSpan> = { attributes, events: [], status: { code: span.status.code } };
  return new Proxy(span, { get: (target, key) => Reflect.get(key in shown ? shown : target, key) as unknown });
};
