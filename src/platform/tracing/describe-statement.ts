import type { Span } from '@opentelemetry/api';

const LITERAL = /'(?:[^']|'')*'|\$\w*\$[^]*?\$\w*\$|(?<![\w$])\d+(?:\.\d+)?\b/g;
const LONGEST = 1000;

/** Some statements contain their values; the span shows the text without them. */
export function describeStatement(span: Span, { query }: { query: { text: string } }): void {
  span.setAttribute('db.query.text', query.text.replace(LITERAL, '?').replace(/\s+/g, ' ').slice(0, LONGEST));
}
