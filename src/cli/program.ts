import { readFileSync } from 'node:fs';
import tab from '@bomb.sh/tab/commander';
import { Command } from '@commander-js/extra-typings';
import type { Command as PlainCommand } from 'commander';
import { account } from './commands/account.js';
import { approvals } from './commands/approvals.js';
import { carrier } from './commands/carrier.js';
import { carriers } from './commands/carriers.js';
import { certify } from './commands/certify.js';
import { cod } from './commands/cod.js';
import type { CommandGroup } from './commands/group.js';
import { labels } from './commands/labels.js';
import { installation } from './commands/installation.js';
import { ledger } from './commands/ledger.js';
import { listen } from './commands/listen.js';
import { orders } from './commands/orders.js';
import { rateCards, rates } from './commands/rate-cards.js';
import { runs } from './commands/runs.js';
import { sellers } from './commands/sellers.js';
import { shipments } from './commands/shipments.js';
import { tokens } from './commands/tokens.js';
import { transactions, wallet } from './commands/wallet.js';
import { webhooks } from './commands/webhooks.js';
import { Desk } from './desk.js';
import type { Io } from './io.js';
import { terminalText } from './words.js';

const groups: readonly CommandGroup[] = [
  account, shipments, orders, approvals, sellers, wallet, transactions, tokens, webhooks, listen, labels, cod, rates, ledger, rateCards,
  carrier,
  carriers,
  certify,
  runs,
  installation,
]; // prettier-ignore

const AFTERWORD = `
Environment:
  SHIPGRAPH_URL    where the service is
  SHIPGRAPH_TOKEN  an ERP token, an API token or a session, instead of a login
  SHIPGRAPH_WEBHOOK_SECRET  signs what "listen" forwards and "certify" sends, instead of a new secret each time
  NO_COLOR         no colours
  backup, restore and doctor read the settings of the service: DATABASE_URL, DATA_DIR, SECRET_KEY, ...

Exit codes:
  0 done   1 refused by the service   2 wrong usage   3 service not reachable   4 not logged in   5 not agreed to   6 warnings only   130 interrupted`;

/** Builds the program with all commands. With --json, parser errors are printed as a document. */
export function programOf(io: Io, { json }: { readonly json: boolean }): { program: Command; desk: Desk } {
  const program = new Command('shipgraph')
    .description('Command line for shipgraph: shipments, money and webhooks.')
    .version(versionOf())
    .configureOutput({
      writeOut: (text) => io.out.write(terminalText(text)),
      writeErr: json ? () => undefined : (text) => io.err.write(terminalText(text)),
      getOutHelpWidth: () => io.out.columns ?? 100,
    })
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .option('--json', 'print one JSON document')
    .option('-y, --yes', 'skip confirmations')
    .addHelpText('after', AFTERWORD);
  const desk = new Desk(io, () => program.opts());
  for (const add of groups) add(program, desk);
  // The typed command is the same class as the plain one, but TypeScript treats them as different.
  tab(program as unknown as PlainCommand);
  return { program, desk };
}

/** Version of the package. package.json has the same relative path from the sources and from the build. */
function versionOf(): string {
  const described: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return typeof described === 'object' && described !== null && 'version' in described ? String(described.version) : 'unknown';
}
