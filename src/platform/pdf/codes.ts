import bwip from 'bwip-js';

/** Bars and spaces in modules, beginning with a bar. */
export function code128(text: string): readonly number[] {
  const [code] = bwip.raw({ bcid: 'code128', text });
  if (!code || !('sbs' in code)) throw new Error('The barcode could not be made.');
  return code.sbs;
}

export interface Matrix {
  readonly size: number;
  readonly isDark: (x: number, y: number) => boolean;
}

/** A QR code that still reads when a tenth of it is dirty. */
export function qrCode(text: string): Matrix {
  const [code] = bwip.raw({ bcid: 'qrcode', text, eclevel: 'M' } as { bcid: string; text: string });
  if (!code || !('pixs' in code)) throw new Error('The QR code could not be made.');
  return { size: code.pixx, isDark: (x, y) => code.pixs[y * code.pixx + x] === 1 };
}
