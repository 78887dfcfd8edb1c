import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { nameOf, type TypedText } from './send.js';

/** Batches changes, to limit refetching on busy days. */
const GATHER_MS = 300;
const AT_MOST_EVERY_MS = 2_000;

interface Live<Data> {
  /** Queries that a change invalidates. */
  readonly reads: readonly { toString(): string }[];
  readonly heard?: (data: Data) => void;
  readonly enabled?: boolean;
}

/** Refetches queries when a subscription reports a change. Returns whether the page is live. */
export function useLive<Data, Variables>(document: TypedText<Data, Variables>, variables: Variables, live: Live<Data>): boolean {
  const { enabled = true } = live;
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  const question = JSON.stringify(variables);
  const tell = useEffectEvent((data: Data) => live.heard?.(data));
  const readAgain = useEffectEvent(() => {
    for (const read of live.reads) void queries.invalidateQueries({ queryKey: [nameOf(read)] });
  });

  useEffect(() => {
    if (!enabled) return undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    let timer: number | undefined;
    let last = -Infinity;
    const refresh = (): void => {
      timer ??= window.setTimeout(
        () => {
          timer = undefined;
          last = performance.now();
          readAgain();
        },
        Math.max(GATHER_MS, last + AT_MOST_EVERY_MS - performance.now()),
      );
    };
    void import('./watch.js').then(({ watch }) => {
      if (isOver) return;
      end = watch(document, JSON.parse(question) as Variables, {
        change: (data) => {
          tell(data);
          refresh();
        },
        connected: (isConnected) => {
          setLive(isConnected);
          if (isConnected) refresh();
        },
      });
    });
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      end?.();
    };
  }, [document, question, enabled]);

  return isLive;
}
