/** A host of 255 characters with room for a scheme, a path and surrounding white space. */
const MAX_TEXT = 2_000;

/**
 * Normalises a shop's domain: lower case, punycode, without scheme, path, trailing dot and default port. Returns `undefined` if the text
 * does not name a host.
 */
export function normaliseDomain(text: string): string | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const trimmed = text.trim().toLowerCase();
  const withoutScheme = trimmed.replace(/^[a-z][a-z0-9+.-]*:\/\//, '');
  const authority = withoutScheme.split(/[/?#]/, 1)[0] ?? '';
  if (authority === '' || authority.includes('@') || /\s/.test(authority) || authority.length > 255) return undefined;
  // The URL parser handles punycode and default ports; the scheme only determines the default port.
  const url = URL.canParse(`http://${authority}`) ? new URL(`http://${authority}`) : undefined;
  if (!url || url.hostname === '') return undefined;
  const host = url.hostname.replace(/\.$/, '');
  return url.port === '' || url.port === '443' ? host : `${host}:${url.port}`;
}
