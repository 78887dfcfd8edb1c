import { memo, type ClipboardEvent, type KeyboardEvent } from 'react';
import { blockOf, keyOf, numberText, type Place } from './grid-cells.js';

interface SheetCellProps {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly isNumber: boolean;
  readonly change: (place: Place, text: string) => void;
  readonly paste: (place: Place, block: readonly (readonly string[])[]) => void;
  /** Moves the focus to a cell, if it exists. */
  readonly go: (place: Place) => void;
}

/** One cell of the sheet. Arrow keys, Enter and Tab move to its neighbours; a block copied from a spreadsheet is pasted from here. */
export const SheetCell = memo(function SheetCell({ row, column, text, label, error, isNumber, change, paste, go }: SheetCellProps) {
  const place = { row, column };
  const errorId = `wrong-${row}-${column}`;
  const onPaste = (event: ClipboardEvent): void => {
    const copied = event.clipboardData.getData('text/plain');
    if (!/[\t\n\r]/.test(copied.trim())) return;
    event.preventDefault();
    paste(place, blockOf(copied));
  };
  return (
    <>
      <input
        data-place={keyOf(place)}
        dir="ltr"
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => change(place, event.currentTarget.value)}
        onBlur={(event) =>
          isNumber && numberText(event.currentTarget.value) !== text && change(place, numberText(event.currentTarget.value))
        }
        onFocus={(event) => event.currentTarget.select()}
        onPaste={onPaste}
        onKeyDown={(event) => steer(event, place, go)}
      />
      {error !== undefined && (
        <span id={errorId} className="wrong">
          {error}
        </span>
      )}
    </>
  );
});

function steer(event: KeyboardEvent<HTMLInputElement>, { row, column }: Place, go: (place: Place) => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const to = target(event, { row, column });
  if (!to) return;
  event.preventDefault();
  go(to);
}

/** Left and right leave the cell at the ends of its text, or when all of it is selected. Columns follow the reading direction. */
function target(event: KeyboardEvent<HTMLInputElement>, { row, column }: Place): Place | undefined {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  const onward = document.dir === 'rtl' ? -1 : 1;
  switch (event.key) {
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'Enter':
      return { row: row + (event.shiftKey ? -1 : 1), column };
    case 'ArrowLeft':
      return !event.shiftKey && (isWhole || selectionEnd === 0) ? { row, column: column - onward } : undefined;
    case 'ArrowRight':
      return !event.shiftKey && (isWhole || selectionStart === value.length) ? { row, column: column + onward } : undefined;
    default:
      return undefined;
  }
}
