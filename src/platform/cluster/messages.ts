/** Messages between a process and those that it starts and keeps running. */
export type FromChild =
  | { readonly kind: 'ready'; readonly url: string | undefined; readonly credentials: string | undefined }
  | { readonly kind: 'metrics?'; readonly id: number };

export type FromPrimary =
  { readonly kind: 'stop'; readonly reason: string } | { readonly kind: 'metrics'; readonly id: number; readonly text: string | undefined };

/** The metrics library sends its own messages over the same channel. */
export const isOurs = <Message extends { readonly kind: string }>(message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'kind' in message;
