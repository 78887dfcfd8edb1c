import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

export interface StoreBundle {
  readonly code: string;
  /** What it still imports. */
  readonly imports: readonly string[];
  readonly gzippedBytes: number;
}

/** The store's part of the client, as a bundler of a store makes it: one minified file for any platform. */
export async function bundleStore(): Promise<StoreBundle> {
  const bundler = await rolldown({ input: 'src/client/store/index.ts', platform: 'neutral', tsconfig: 'tsconfig.json' });
  const { output } = await bundler.generate({ format: 'esm', minify: true });
  await bundler.close();
  const [{ code, imports, dynamicImports }, ...others] = output;
  return { code, imports: [...imports, ...dynamicImports, ...others.map(({ fileName }) => fileName)], gzippedBytes: gzipSync(code).length };
}
