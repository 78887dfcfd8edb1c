import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** What may leave the process. Whatever else an instrumentation notes stays here: paths, queries, addresses, documents, messages of errors. */
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

/** Lets only spans pass that say nothing of anybody: attributes of a list, and no events, which carry messages of errors. */
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

/** The same span, seen through fewer windows: its getters go on working on the original. */
const cleaned = (span: ReadableSpan): ReadableSpan => {
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([key]) => KEPT.has(key) || key.startsWith('shipgraph.')));
  const shown: Partial<ReadableSpan> = { attributes, events: [], status: { code: span.status.code } };
  return new Proxy(span, { get: (target, key) => Reflect.get(key in shown ? shown : target, key) as unknown });
};
