import { DriveFailed, parsedAnswer, type Drive } from './drive.js';

interface UrlOptions {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Posts each step to an address that the author's program listens at. */
export const urlDrive = (url: URL, { timeoutMs, signal }: UrlOptions): Drive => ({
  async ask(request) {
    const limit = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(request), signal: limit }).catch((error: unknown) => {
      throw new DriveFailed(`The drive at ${url.href} did not answer "${request.do}": ${wordsOf(error)}.`, { cause: error });
    });
    const text = await response.text();
    if (!response.ok) throw new DriveFailed(`The drive at ${url.href} answered ${response.status}: ${text.slice(0, 300)}`);
    return parsedAnswer(`The drive at ${url.href}`, text);
  },
});

function wordsOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error) return cause.message;
  return error instanceof Error ? error.message : String(error);
}
