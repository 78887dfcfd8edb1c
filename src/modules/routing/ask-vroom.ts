import type { VroomRequest } from './vroom-request.js';

const MAX_ERROR_LENGTH = 300;

/** Sends a problem to VROOM's HTTP API and returns its JSON. Throws with VROOM's own words where it refuses. */
export async function askVroom(url: string, request: VroomRequest, timeoutMs: number): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`VROOM answered ${response.status}: ${text.slice(0, MAX_ERROR_LENGTH)}`);
  return JSON.parse(text);
}
