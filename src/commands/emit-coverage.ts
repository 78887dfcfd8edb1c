import { readFileSync, writeFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import type { AssetName } from '../platform/asset-files.js';
import { assetFiles } from '../platform/asset-files.js';
import { assetPath } from '../platform/assets.js';

export const COVERAGE = 'src/platform/pdf/coverage.generated.ts';

const FONT = /[.](ttf|otf)$/;

/** Which characters each font has, so that neither choosing a font nor checking an order opens one. */
export function coverageText(): string {
  const fonts = (Object.keys(assetFiles) as AssetName[]).filter((name) => FONT.test(name) && name !== 'latin-bold.ttf');
  const lines = fonts.map((name) => `  '${name}': '${steps((create(readFileSync(assetPath(name))) as Font).characterSet)}',\n`);
  return (
    '// Generated from the fonts by "npm run coverage". Do not edit.\n\n' +
    '/** The code points of each font: steps to where covered stretches begin and end, in turn, in base 36. */\n' +
    `export const coverage = {\n${lines.join('')}} as const;\n`
  );
}

/** The distances between the ends of covered stretches. */
function steps(codePoints: readonly number[]): string {
  const ends: number[] = [];
  for (const point of [...new Set(codePoints)].sort((one, other) => one - other)) {
    if (ends.at(-1) === point) ends[ends.length - 1] = point + 1;
    else ends.push(point, point + 1);
  }
  return ends.map((end, index) => (end - (ends[index - 1] ?? 0)).toString(36)).join(' ');
}

if (import.meta.filename === process.argv[1]) writeFileSync(COVERAGE, coverageText());
