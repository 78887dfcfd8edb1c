import { withSourceLines } from './source-lines.js';

export interface DescribedError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
}

/**
 * The loggable part of an error. Database errors carry statements and values in their outer messages and in `detail`; only the innermost
 * message and the code locations are kept.
 */
export function describeError(error: unknown): DescribedError {
  const root = rootOf(error);
  if (!(root instanceof Error)) return { name: 'Thrown', message: typeof root === 'string' ? root.slice(0, 500) : typeof root, stack: '' };
  const { code } = root as { code?: unknown };
  return {
    name: root.name,
    message: (root.message.split(' - ').at(-1) ?? '').slice(0, 500),
    ...(typeof code === 'string' && { code }),
    stack: withSourceLines(framesOf(error instanceof Error ? error : root)),
  };
}

function rootOf(error: unknown): unknown {
  let root = error;
  while (root instanceof Error && root.cause !== undefined) root = root.cause;
  return root;
}

/** The stack without its first lines, which repeat the message. */
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 20)
    .join('\n');
