interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>> | null;
  readonly body: string;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Generated per request, because receivers refuse old timestamps. */
const MADE_ANEW = /^(x-svc-timestamp|x-svc-signature|x-svc-signature-previous|webhook-|content-length|host|connection|traceparent)/i;

/** Shell commands for a delivery request, signed with a secret that the user fills in, because secrets are not shown. */
export function signedCurl({ url, headers, body }: Sent): string {
  const kept = Object.entries(headers ?? {}).filter(([name]) => !MADE_ANEW.test(name));
  return [
    `SECRET='whsec_...'`,
    `BODY=${quoted(body)}`,
    `AT=$(date -u +%Y-%m-%dT%H:%M:%S.000Z)`,
    `SIGNATURE=$(printf '%s.%s' "$AT" "$BODY" | openssl dgst -sha256 -hmac "$SECRET" | sed 's/^.* //')`,
    `curl -i -X POST ${quoted(url)} \\`,
    ...kept.map(([name, value]) => `  -H ${quoted(`${name}: ${String(value)}`)} \\`),
    `  -H "X-Svc-Timestamp: $AT" -H "X-Svc-Signature: $SIGNATURE" \\`,
    `  --data-binary "$BODY"`,
  ].join('\n');
}
