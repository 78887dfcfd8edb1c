import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context, type Link, type Span } from '@opentelemetry/api';

/** Our own ids and terms: never a name, an address, a statement value or a body. */
export type SpanFacts = Readonly<Record<string, string | number | null | undefined>>;

export interface SpanOptions {
  readonly kind?: 'internal' | 'client' | 'consumer';
  /** The cause, as recorded by `traceparent`; the running span if absent. */
  readonly parent?: string | null;
  /** Other spans that it belongs to. */
  readonly links?: readonly (string | null)[];
  readonly facts?: SpanFacts;
}

const KINDS = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

let isOn = false;

/** Called once by the code that configures the exporter. Until then nothing here has any effect. */
export function switchOn(): void {
  isOn = true;
}

/** The running span in W3C Trace Context format, to be stored with deferred work. Null if nothing is traced. */
export function traceparent(): string | null {
  const running = isOn ? trace.getActiveSpan()?.spanContext() : undefined;
  if (!running) return null;
  return `00-${running.traceId}-${running.spanId}-${(running.traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0')}`;
}

/** Runs work in a new span. Errors pass through and mark the span as failed. */
export async function inSpan<T>(name: string, options: SpanOptions, work: (note: (facts: SpanFacts) => void) => Promise<T>): Promise<T> {
  if (!isOn) return work(ignore);
  const span = startSpan(name, options);
  try {
    return await context.with(trace.setSpan(context.active(), span), () => work((facts) => void note(span, facts)));
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    if (error instanceof Error) span.setAttribute('error.type', error.name);
    throw error;
  } finally {
    span.end();
  }
}

/** Runs work with many causes: each of their traces gets a span that links to the one in which it ran. */
export async function inSpanOfMany<T>(name: string, causes: readonly SpanOptions[], work: () => Promise<T>): Promise<T> {
  const [only] = causes;
  if (!isOn || !only) return work();
  if (causes.length === 1) return inSpan(name, only, work);
  return inSpan(`${name} batch`, { ...only, parent: null, facts: { 'messaging.batch.message_count': causes.length } }, async () => {
    const spans = causes.map((cause) => startSpan(name, { ...cause, links: [traceparent()] }));
    try {
      return await work();
    } finally {
      for (const span of spans) span.end();
    }
  });
}

function startSpan(name: string, { kind = 'internal', parent, links = [], facts = {} }: SpanOptions): Span {
  const above = parent === undefined ? context.active() : contextOf(parent);
  const options = { kind: KINDS[kind], links: links.flatMap((link) => linkTo(link)) };
  return note(trace.getTracer('shipgraph').startSpan(name, options, above), facts);
}

function note(span: Span, facts: SpanFacts): Span {
  for (const [key, value] of Object.entries(facts)) if (value !== null && value !== undefined) span.setAttribute(key, value);
  return span;
}

function contextOf(parent: string | null): Context {
  const [link] = linkTo(parent);
  return link ? trace.setSpanContext(ROOT_CONTEXT, link.context) : ROOT_CONTEXT;
}

function linkTo(written: string | null): Link[] {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(written ?? '') ?? [];
  return traceId === '' ? [] : [{ context: { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true } }];
}

const ignore = (): void => undefined;
