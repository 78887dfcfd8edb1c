import type { SmsTransport } from './text-message.js';

const TIMEOUT_MS = 10_000;

/**
 * Posts every message as JSON: `{"to", "text", "id"}`, with the id as Idempotency-Key too. Any 2xx answer means that it was accepted. A
 * user name and password in the URL are sent as basic authentication.
 */
export function httpTransport(url: string): SmsTransport {
  const { target, authorization } = targetOf(url);
  return {
    async send({ id, to, text }) {
      const response = await fetch(target, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...(authorization && { Authorization: authorization }) },
        body: JSON.stringify({ to, text, id }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // The answer is not read, because it may repeat the message.
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS provider answered with status ${response.status}.`);
    },
  };
}

/** `fetch` refuses URLs with a password. */
function targetOf(url: string): { readonly target: string; readonly authorization: string | undefined } {
  const target = new URL(url);
  const { username, password } = target;
  target.username = '';
  target.password = '';
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { target: target.href, authorization: username ? `Basic ${Buffer.from(credentials).toString('base64')}` : undefined };
}
