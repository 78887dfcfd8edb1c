import type { Matrix } from '../../platform/pdf/codes.js';

/** The dark modules of a QR code as an SVG path in units of one module: one stroke per horizontal run. */
export function qrPath({ size, isDark }: Matrix): string {
  const runs: string[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue;
      const start = x;
      while (x + 1 < size && isDark(x + 1, y)) x++;
      runs.push(`M${start} ${y}h${x - start + 1}v1H${start}z`);
    }
  }
  return runs.join('');
}
