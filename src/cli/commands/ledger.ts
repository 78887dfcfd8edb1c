import { exitCodes } from '../exit-codes.js';
import type { CommandGroup } from './group.js';

export const ledger: CommandGroup = (program, desk) => {
  const group = program.command('ledger').description('the books');

  group
    .command('check')
    .description('compares every balance with what was posted; fails when they differ')
    .action(async () => {
      const integrity = await (await desk.shipgraph()).ledgerIntegrity({}, { signal: desk.signal });
      const { ok, differences } = integrity;
      const rows = () =>
        desk.rows(
          [
            { title: 'WHAT', of: ({ kind }) => kind },
            { title: 'ACCOUNT', of: ({ account }) => account },
            { title: 'CURRENCY', of: ({ currency }) => currency },
            { title: 'EXPECTED', of: ({ expected }) => expected, right: true },
            { title: 'FOUND', of: ({ found }) => found, right: true },
          ],
          differences,
        );
      desk.show(integrity, () =>
        ok ? desk.paint('green', 'The books are whole.') : `${desk.paint('red', 'The books differ.')}\n\n${rows()}`,
      );
      if (!ok) desk.exitCode = exitCodes.refused;
    });
};
