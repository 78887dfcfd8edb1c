import globalSetup from './global-setup.mjs';

/** Browsers open the console, which has to be built. */
export default async function globalSlowSetup() {
  const { build } = await import('../../src/commands/build.ts');
  await build(['console']);
  await globalSetup();
}
