import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

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
export class CleanExporter implements SpanExporter {
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
