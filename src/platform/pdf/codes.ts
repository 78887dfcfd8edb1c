import bwip from 'bwip-js';
import { LRUCache } from 'lru-cache';

/** Widths of bars and spaces in modules, beginning with a bar. */
export function code128(text: string): readonly number[] {
  const [code] = bwip.raw({ bcid: 'code128', text });
  if (!code || !('sbs' in code)) throw new Error('The barcode could not be created.');
  return code.sbs;
}

export interface Matrix {
  readonly size: number;
  readonly isDark: (x: number, y: number) => boolean;
}

/** Encoding a QR code tries eight masks, a third of the work of a label, and labels are printed more than once. */
const recent = new LRUCache<string, Matrix>({ max: 200, memoMethod: makeQrCode });

/** A QR code that stays readable with a tenth of it damaged. */
export const qrCode = (text: string): Matrix => recent.memo(text);

function makeQrCode(text: string): Matrix {
  const [code] = bwip.raw({ bcid: 'qrcode', text, eclevel: 'M' } as { bcid: string; text: string });
  if (!code || !('pixs' in code)) throw new Error('The QR code could not be created.');
  const { pixx: size } = code;
  const dark = Uint8Array.from(code.pixs);
  return { size, isDark: (x, y) => dark[y * size + x] === 1 };
}
