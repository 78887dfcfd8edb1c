import { badAnswer, refusalOf } from './store-error.js';

/** A label or another document. */
export interface StoreFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly fileName: string;
}

/** Labels of several shipments in one file. */
export interface StoreFiles extends StoreFile {
  /** The shipments without a label. */
  readonly missing: readonly string[];
}

/** Reads an answer as JSON or as a file. Throws a StoreError for a refusal, and for what is not an answer of the service. */
export async function answerOf(response: Response, kind: 'json' | 'file', url: string): Promise<unknown> {
  const { status, headers } = response;
  // Not followed, because the token would go with it. Browsers hide the status of a redirect.
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    throw badAnswer(url, status, 'redirects to another address: use that one');
  }
  const bytes = await bytesOf(response, url);
  if (!response.ok) throw refusalOf(jsonOf(bytes), response, url);
  if (kind === 'file') return fileOf(bytes, headers);
  const json = jsonOf(bytes);
  if (typeof json !== 'object' || json === null) throw badAnswer(url, status, `returned ${status} without JSON`);
  return json;
}

const fileOf = (bytes: Uint8Array<ArrayBuffer>, headers: Headers): StoreFiles => ({
  bytes,
  contentType: headers.get('content-type') ?? '',
  fileName: /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '',
  missing: headers.get('x-svc-missing')?.split(', ') ?? [],
});

/** No answer of the service is larger: a hundred labels have a few megabytes. */
const MOST_BYTES = 64 * 1024 * 1024;

async function bytesOf({ body, status }: Response, url: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done || !value) return new Uint8Array(await new Blob(parts).arrayBuffer());
    parts.push(value);
    length += value.length;
    if (length <= MOST_BYTES) continue;
    await reader.cancel();
    throw badAnswer(url, status, `sent more than ${MOST_BYTES} bytes`);
  }
}

/** Undefined if it is not JSON. */
function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
