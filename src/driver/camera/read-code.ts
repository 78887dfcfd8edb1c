/** Finds the code in a picture of the camera. */
export type ReadCode = (frame: ImageBitmap) => Promise<string | undefined>;

interface Detector {
  detect(source: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMATS = ['code_128', 'qr_code', 'data_matrix'];

/** The browser's own reader, or ours in WebAssembly, which is loaded when it is first needed and kept for work without network. */
export async function codeReader(): Promise<ReadCode> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const known = (await BarcodeDetector?.getSupportedFormats()) ?? [];
  if (BarcodeDetector && FORMATS.every((format) => known.includes(format))) {
    const detector = new BarcodeDetector({ formats: FORMATS });
    return async (frame) => (await detector.detect(frame))[0]?.rawValue;
  }
  return (await import('./zxing.js')).readCode;
}
