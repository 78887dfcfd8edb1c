import '@swc-node/register/esm-register';

/** The test runner loads this file outside of its own transforms, so TypeScript is registered here. */
export default async function globalSetup() {
  const [{ startCluster }, { build }] = await Promise.all([import('./start-cluster.ts'), import('../../src/commands/build.ts')]);
  await build(['console']);
  globalThis.shipgraphCluster = await startCluster();
}
