import { jitRuntime } from 'graphql-jit/dist/runtime';

type Settle = (value: unknown) => void;
type Handle = (running: Running, value: unknown, done: Settle, failed: Settle) => void;

type Running = Parameters<typeof jitRuntime.handleResolverResult>[0];

/**
 * The compiler's runtime does not catch errors thrown while it reads a result, for example by a getter: the request would never be answered
 * and the process would exit. Here they become errors of that field.
 */
export function settleWhatThrows(): void {
  const runtime: Record<'handleResolverResult' | 'handleListItemResult', Handle> = jitRuntime;
  runtime.handleResolverResult = (running, value, done, failed) => {
    if (isPromise(value)) settle(running, value, (result) => taken(result, done, failed), failed);
    else taken(value, done, failed);
  };
  // An error becomes the value of the item, which keeps its index in the list.
  runtime.handleListItemResult = (running, value, done, failed) => {
    if (isPromise(value))
      settle(
        running,
        value,
        (result) => taken(result, done, failed),
        (error) => taken(asError(error), done, failed),
      );
    else taken(value, done, failed);
  };
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

function taken(result: unknown, done: Settle, failed: Settle): void {
  try {
    done(result);
  } catch (error) {
    failed(error);
    done(null);
  }
}

function settle(running: Running, promise: PromiseLike<unknown>, done: Settle, failed: Settle): void {
  running.promiseCounter++;
  const then =
    (take: Settle): Settle =>
    (result) => {
      take(result);
      if (--running.promiseCounter === 0) running.resolve?.(running);
    };
  void promise.then(then(done), then(failed));
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
