import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Peek, RowSelection } from './rows.js';

/** Preview of one row at a time. A row that leaves the list closes it. */
export function usePeek(ids: readonly string[]): Peek {
  const [openId, setOpen] = useState<string | null>(null);
  const [at, setAt] = useState<string>();
  const known = openId !== null && ids.includes(openId) ? openId : null;
  return {
    openId: known,
    atId: at !== undefined && ids.includes(at) ? at : ids[0],
    open: (id) => {
      setAt(id);
      setOpen(id);
    },
    close: () => setOpen(null),
    moveTo: (id) => {
      setAt(id);
      if (known !== null) setOpen(id);
    },
  };
}

/** Attribute that names the row of an element. */
export const rowAttributes = (id: string, peek: Peek | undefined) =>
  peek ? ({ 'data-row': id, tabIndex: peek.atId === id ? 0 : -1, 'aria-current': peek.openId === id ? 'true' : undefined } as const) : {};

/** Keys and clicks on rows: arrows move, Space and Enter open the preview, Escape closes it, x ticks. Controls inside of rows keep their own. */
export function rowEvents(peek: Peek | undefined, selection: RowSelection | undefined) {
  if (!peek) return {};
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape' && peek.openId !== null) return peek.close();
      const row = event.target as HTMLElement;
      const id = row.dataset['row'];
      if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return undefined;
      if (!press(event.key, { id, row, peek, selection })) return undefined;
      return event.preventDefault();
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const target = event.target as HTMLElement;
      const row = target.closest<HTMLElement>('[data-row]');
      if (!row?.dataset['row'] || target.closest(CONTROLS) || getSelection()?.isCollapsed === false) return;
      row.focus({ preventScroll: true });
      peek.open(row.dataset['row']);
    },
  };
}

const CONTROLS = 'a, button, input, label, select, textarea, [role=dialog]';

interface Pressed {
  readonly id: string;
  readonly row: HTMLElement;
  readonly peek: Peek;
  readonly selection: RowSelection | undefined;
}

/** True if the key does something here. */
function press(key: string, { id, row, peek, selection }: Pressed): boolean {
  const siblings = [...(row.parentElement?.children ?? [])] as HTMLElement[];
  const go = (to: HTMLElement | undefined): boolean => {
    const next = to?.dataset['row'];
    if (!to || next === undefined) return true;
    peek.moveTo(next);
    to.focus();
    return true;
  };
  switch (key) {
    case 'ArrowDown':
      return go(siblings[siblings.indexOf(row) + 1]);
    case 'ArrowUp':
      return go(siblings[siblings.indexOf(row) - 1]);
    case 'Home':
      return go(siblings[0]);
    case 'End':
      return go(siblings.at(-1));
    case ' ':
    case 'Enter':
      peek.open(id);
      return true;
    case 'x':
      selection?.choose(id);
      return selection !== undefined;
    default:
      return false;
  }
}
