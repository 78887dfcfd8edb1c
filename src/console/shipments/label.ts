import { GraphError } from '../graph/graph-error.js';

/** The PDF of a label. Asked for where this page came from: its public address may be that of another door to the same service. */
export async function readLabel(url: string): Promise<Blob> {
  const { pathname, search } = new URL(url, location.origin);
  const response = await fetch(`${pathname}${search}`);
  if (response.ok) return response.blob();
  throw new GraphError({ code: `HTTP_${response.status}`, message: response.statusText || String(response.status) });
}
