/** Tells all tabs and the service worker that the database has changed. */
const channel = new BroadcastChannel('shipgraph-driver');
const listeners = new Set<() => void>();

channel.onmessage = () => tellHere();

/** Call after each write that a screen shows. */
export function announce(): void {
  channel.postMessage('changed');
  tellHere();
}

export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellHere(): void {
  for (const listener of listeners) listener();
}
