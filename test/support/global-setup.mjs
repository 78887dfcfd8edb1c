import '@swc-node/register/esm-register';

/** The test runner loads this file outside of its own transforms, so TypeScript is registered here. */
export default async function globalSetup() {
  const [{ startCluster }, { buildConsole }] = await Promise.all([
    import('./start-cluster.ts'),
    import('../../src/commands/build-console.ts'),
  ]);
  await buildConsole();
  globalThis.shipgraphCluster = await startCluster();
}
