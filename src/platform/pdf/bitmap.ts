/** Black dots on white, as label printers take them: one bit for each dot, rows padded to whole bytes. */
export class Bitmap {
  readonly rowBytes: number;
  readonly bits: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.rowBytes = Math.ceil(width / 8);
    this.bits = new Uint8Array(this.rowBytes * height);
  }

  /** Blackens the dots of a row from one column up to another one, which stays white. */
  span(row: number, from: number, to: number): void {
    for (let column = Math.max(from, 0); column < Math.min(to, this.width); column++) {
      const at = row * this.rowBytes + (column >> 3);
      this.bits[at] = (this.bits[at] ?? 0) | (0x80 >> (column & 7));
    }
  }

  /** First black row and the one after the last; both 0 if there are none. */
  inkedRows(): { from: number; to: number } {
    const first = this.bits.findIndex((byte) => byte !== 0);
    if (first === -1) return { from: 0, to: 0 };
    const last = this.bits.findLastIndex((byte) => byte !== 0);
    return { from: Math.floor(first / this.rowBytes), to: Math.floor(last / this.rowBytes) + 1 };
  }
}

/** A stroke of an outline from one point to another, in dots. */
export interface Edge {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Thin strokes of small letters would have gaps where they pass between the centres of dots. */
const SPREAD = 0.2;

/** Fills outlines by the nonzero rule, as font formats define them. */
export function fillOutlines(bitmap: Bitmap, edges: readonly Edge[]): void {
  const rows = Array.from({ length: bitmap.height }, (): Crossing[] => []);
  for (const edge of edges) addCrossings(rows, edge);
  for (const [row, crossings] of rows.entries()) {
    let winding = 0;
    let start = 0;
    for (const { x, direction } of crossings.sort((one, other) => one.x - other.x)) {
      if (winding === 0) start = x;
      winding += direction;
      if (winding === 0) bitmap.span(row, Math.ceil(start - SPREAD - 0.5), Math.floor(x + SPREAD - 0.5) + 1);
    }
  }
}

interface Crossing {
  readonly x: number;
  readonly direction: 1 | -1;
}

/** Notes where an edge crosses the middle of each row. */
function addCrossings(rows: readonly Crossing[][], { x0, y0, x1, y1 }: Edge): void {
  const [top, bottom] = [Math.min(y0, y1), Math.max(y0, y1)];
  for (let row = Math.max(0, Math.ceil(top - 0.5)); row < rows.length && row + 0.5 < bottom; row++) {
    rows[row]?.push({ x: x0 + ((row + 0.5 - y0) / (y1 - y0)) * (x1 - x0), direction: y1 > y0 ? 1 : -1 });
  }
}
