import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { ReadCode } from './read-code.js';

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

export const readCode: ReadCode = async (frame) => {
  const canvas = new OffscreenCanvas(frame.width, frame.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(frame, 0, 0);
  const found = await readBarcodes(context.getImageData(0, 0, frame.width, frame.height), {
    formats: ['Code128', 'QRCode', 'DataMatrix'],
    maxNumberOfSymbols: 1,
    tryHarder: true,
  });
  return found.find(({ isValid }) => isValid)?.text;
};
