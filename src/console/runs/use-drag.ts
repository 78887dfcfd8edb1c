import { useEffect, useEffectEvent, useState, type PointerEvent as ReactPointerEvent } from 'react';

/** What is being dragged: a task of the pool, or a stop of a run. */
export interface Dragged {
  readonly kind: 'task' | 'stop';
  readonly id: string;
  readonly runId: string | null;
  readonly name: string;
}

/** Where it would be dropped: a column and the index among its cards. */
export interface DropPlace {
  /** Null for the pool; of a driver without a run, see `driverIn`. */
  readonly runId: string | null;
  readonly index: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Dragging extends Point {
  readonly dragged: Dragged;
  readonly isMoving: boolean;
  readonly place: DropPlace | null;
}

export interface Drag {
  readonly dragging: Dragging | undefined;
  /** For the pointerdown event of a card. */
  readonly begin: (event: ReactPointerEvent, dragged: Dragged) => void;
}

export const POOL = 'pool';

const DRIVER = 'driver:';
/** The column of a driver without a run. */
export const columnOf = (driverId: string): string => DRIVER + driverId;
export const driverIn = (column: string | null): string | null => (column?.startsWith(DRIVER) ? column.slice(DRIVER.length) : null);
/** A shorter move is a click. */
const THRESHOLD_PX = 6;
const EDGE_PX = 56;
const SCROLL_PX = 14;

/**
 * Drags cards between columns with a mouse, a pen or a finger. Columns are `[data-column]` with the id of their run, cards are
 * `[data-card]`. A finger drags by the handle (`[data-handle]`), so that it scrolls elsewhere. Escape cancels.
 */
export function useDrag(drop: (dragged: Dragged, place: DropPlace) => void): Drag {
  const [dragging, setDragging] = useState<Dragging>();
  const begin: Drag['begin'] = (event, dragged) => {
    const target = event.target as Element;
    const byHandle = target.closest('[data-handle]') !== null;
    const isControl = target.closest('a, button, input, textarea') !== null;
    // Events of dialogs and menus of a card pass through it too.
    if (!event.currentTarget.contains(target)) return;
    if (event.button !== 0 || (!byHandle && (isControl || event.pointerType !== 'mouse'))) return;
    event.preventDefault();
    setDragging({ dragged, x: event.clientX, y: event.clientY, isMoving: false, place: null });
  };
  const move = useEffectEvent(({ clientX: x, clientY: y }: PointerEvent) => {
    if (!dragging) return;
    const isMoving = dragging.isMoving || Math.hypot(x - dragging.x, y - dragging.y) > THRESHOLD_PX;
    if (isMoving) setDragging({ ...dragging, x, y, isMoving, place: placeAt({ x, y }) });
  });
  const end = useEffectEvent(() => {
    setDragging(undefined);
    if (dragging?.isMoving && dragging.place) drop(dragging.dragged, dragging.place);
  });
  const scroll = useEffectEvent(() => {
    if (dragging?.isMoving) scrollAt(dragging);
  });
  const isDragging = dragging !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const cancel = (): void => setDragging(undefined);
    window.addEventListener('pointermove', (event) => move(event), { signal });
    window.addEventListener('pointerup', () => end(), { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal });
    const timer = window.setInterval(() => scroll(), 16);
    return () => {
      over.abort();
      window.clearInterval(timer);
    };
  }, [isDragging]);
  return { dragging, begin };
}

function placeAt({ x, y }: Point): DropPlace | null {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]');
  const id = column?.dataset['column'];
  if (!column || id === undefined) return null;
  const cards = [...column.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect());
  const below = cards.findIndex(({ top, height }) => y < top + height / 2);
  return { runId: id === POOL ? null : id, index: below < 0 ? cards.length : below };
}

/** Scrolls the page, the column and the board when the pointer is near an edge. */
function scrollAt({ x, y }: Point): void {
  const by = (at: number, from: number, to: number): number => (at < from + EDGE_PX ? -SCROLL_PX : at > to - EDGE_PX ? SCROLL_PX : 0);
  const under = document.elementFromPoint(x, y);
  const cards = under?.closest('[data-cards]');
  const board = under?.closest('[data-board]');
  if (cards) cards.scrollTop += by(y, cards.getBoundingClientRect().top, cards.getBoundingClientRect().bottom);
  if (board) board.scrollLeft += by(x, board.getBoundingClientRect().left, board.getBoundingClientRect().right);
  window.scrollBy(0, by(y, 0, window.innerHeight));
}
