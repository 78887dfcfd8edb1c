import pMap from 'p-map';
import { certify, describeInterface } from '../../../src/store-kit/index.js';
import { expected } from './expected.js';
import { faults } from './plug-in.js';
import { isNamed, withPlugIn } from './under-test.js';

/** Whole runs mostly wait, for Retry-After and for what must not happen. */
const AT_ONCE = 6;

it('certify finds each fault that is built into a copy of the plug-in, by name, and nothing else', async () => {
  const described = await describeInterface();
  const differences = await pMap(
    faults,
    async (fault) => {
      const failed: string[] = [];
      await withPlugIn(described, [fault], async (plugIn) => {
        for await (const { name, status } of certify(plugIn)) if (status === 'failed') failed.push(name);
      });
      const missed = expected[fault].filter((beginning) => !failed.some((name) => name.startsWith(beginning)));
      const invented = failed.filter((name) => !isNamed(name, expected[fault]));
      return { fault, missed, invented };
    },
    { concurrency: AT_ONCE },
  );
  expect(differences.filter(({ missed, invented }) => missed.length + invented.length > 0)).toEqual([]);
  expect(differences.length).toBeGreaterThanOrEqual(10);
}, 240_000);
