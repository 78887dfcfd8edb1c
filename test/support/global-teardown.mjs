export default async function globalTeardown() {
  await globalThis.shipgraphCluster?.stop();
}
