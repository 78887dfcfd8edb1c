import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Of each request; a whole one is several times as much. */
const FEW_BYTES = 1_500;

const REQUESTS = ['POST /api/rates {"origin":{}}', 'POST /graphql {"query":"{ __typename }"}', 'GET /api/erp/shipments'];

// Else it is carried from one collection of young objects to the next until it counts as old, which costs more than the request.
it('What a request needs is free again when it is answered', async () => {
  const node = ['--no-warnings', '--expose-gc', '--import', './test/support/load-typescript.mjs', 'test/rest/measure-kept-bytes.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, [...node, ...REQUESTS]);

  const kept: number[] = JSON.parse(stdout);
  expect(kept).toHaveLength(REQUESTS.length);
  expect(kept.filter((bytes) => bytes >= FEW_BYTES)).toEqual([]);
});
