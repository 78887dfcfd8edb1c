import { exitCodes } from '../exit-codes.js';
import type { CommandGroup } from './group.js';

export const ledger: CommandGroup = (program, desk) => {
  const group = program.command('ledger').description('ledger checks');

  group
    .command('check')
    .description('compare every balance with its postings; fails on any difference')
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
        ok ? desk.paint('green', 'The ledger balances.') : `${desk.paint('red', 'The ledger does not balance.')}\n\n${rows()}`,
      );
      if (!ok) desk.exitCode = exitCodes.refused;
    });
};
