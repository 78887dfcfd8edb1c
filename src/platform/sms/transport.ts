import { resolve, join } from 'node:path';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { newId } from '../ids.js';

export interface SmsSettings {
  /** `http://…` or `https://…`; absent means files beside the data. */
  readonly url: string | undefined;
  readonly dataDir: string;
}

export const openSmsTransport = ({ url, dataDir }: SmsSettings): SmsTransport =>
  url === undefined ? fileTransport(resolve(dataDir, 'outbox-sms')) : httpTransport(url);

/** A text message that is ready to be sent. */
export interface TextMessage {
  /** The same at every attempt, so that the provider can recognise a repeat. */
  readonly id: string;
  /** Digits with an optional leading plus. */
  readonly to: string;
  readonly text: string;
  readonly writtenAt: Date;
}

/** Sends text messages. Rejects if the message was not accepted; sending the same id again must not reach the phone twice. */
export interface SmsTransport {
  send(message: TextMessage): Promise<void>;
}

/** Writes every message as a JSON file. Writing the same message again replaces its file. */
const fileTransport = (folder: string): SmsTransport => ({
  async send({ id, to, text, writtenAt }) {
    // Messages contain personal data, so other users of the machine may not read them.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = join(folder, `.${newId()}.tmp`);
    await writeFile(draft, `${JSON.stringify({ to, text, id }, null, 2)}\n`, { mode: 0o600 });
    await rename(draft, join(folder, `${writtenAt.toISOString().replace(/[-:]/g, '')}-${id}.json`));
  },
});

const TIMEOUT_MS = 10_000;

/**
 * Posts every message as JSON: `{"to", "text", "id"}`, with the id as Idempotency-Key too. Any 2xx answer means that it was accepted. A
 * user name and password in the URL are sent as basic authentication.
 */
function httpTransport(url: string): SmsTransport {
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
