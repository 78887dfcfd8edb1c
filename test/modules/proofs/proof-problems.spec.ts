import { createHash } from 'node:crypto';
import { recordProofs, recordWithoutCode, storeProofFile } from '../../../src/modules/proofs/index.js';
import { newId } from '../../../src/platform/ids.js';
import { startApp, type TestApp } from '../../support/app.js';
import { days, hours } from '../../support/clock.js';
import { ask } from '../../support/graphql.js';
import { pngImage } from '../../support/image.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
});
afterAll(() => app.stop());

const LIST = `query($first: Int! = 25, $after: String) {
  proofProblems(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { kind taskId reason } } }`;
const list = async (page: Readonly<Record<string, unknown>> = {}) => (await ask(app, app.accounts.erpToken, LIST, page)).proofProblems;

const sha256 = createHash('sha256').update(pngImage()).digest('hex');
const promise = (taskId: string): Promise<void> =>
  app.database.unitOfWork.run(null, (tx) => recordProofs(tx, taskId, [{ kind: 'photo', sha256 }], app.clock.now()));
const handOver = (taskId: string, reason: string): Promise<void> =>
  app.database.unitOfWork.run(null, (tx) => recordWithoutCode(tx, { taskId, reason, driverId: app.accounts.operator.id }));

describe('The list of problems with proofs', () => {
  const [first, second, third] = [newId(), newId(), newId()];

  it('has a delivery without the code at once, with the first reason of the driver', async () => {
    await handOver(first, 'The phone of the consignee is broken');
    await handOver(first, 'Said again');

    expect((await list()).nodes).toEqual([{ kind: 'WITHOUT_CODE', taskId: first, reason: 'The phone of the consignee is broken' }]);
  });

  it('has a file that was promised and has not come within six hours, until it comes', async () => {
    await promise(second);
    app.clock.advance(hours(5));
    await handOver(third, 'No mail arrived');
    expect((await list()).nodes.map(({ taskId }: { taskId: string }) => taskId)).toEqual([third, first]);
    app.clock.advance(hours(2));
    expect((await list()).nodes.map(({ taskId, kind }: { taskId: string; kind: string }) => [taskId, kind])).toEqual([
      [third, 'WITHOUT_CODE'],
      [second, 'FILE_MISSING'],
      [first, 'WITHOUT_CODE'],
    ]);
    const content = pngImage();
    await app.database.unitOfWork.run(null, (tx) =>
      storeProofFile(tx, { taskId: second, kind: 'photo', sha256, contentType: 'image/png', content }),
    );

    expect((await list()).totalCount).toBe(2);
  });

  it('is read page by page over both kinds', async () => {
    const tasks = Array.from({ length: 5 }, () => newId());
    for (const [index, taskId] of tasks.entries()) {
      await (index % 2 === 0 ? promise(taskId) : handOver(taskId, 'x'));
      app.clock.advance(hours(1));
    }
    app.clock.advance(hours(6));
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await list({ first: 2, after });
      seen.push(...page.nodes.map(({ taskId }: { taskId: string }) => taskId));
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) break;
    }

    expect(seen).toEqual([...tasks.toReversed(), third, first]);
  });

  it('forgets them together with the files of that time', async () => {
    app.clock.advance(days(181));

    expect((await list()).nodes.filter(({ kind }: { kind: string }) => kind === 'WITHOUT_CODE')).toEqual([]);
  });
});
