import type { ApiTokensQuery } from '../../client/index.js';
import { afterOption, allOption, firstOption, showList } from '../lists.js';
import { all, sellerIdIfAny, tokenId } from '../naming.js';
import type { Column } from '../table.js';
import { instantOf } from '../words.js';
import type { CommandGroup } from './group.js';

/** What both kinds have in common. */
type Token = ApiTokensQuery['apiTokens']['nodes'][number];

const columns: readonly Column<Token>[] = [
  { title: 'ID', of: ({ id }) => id, whole: true },
  { title: 'NAME', of: ({ name }) => name },
  { title: 'SCOPES', of: ({ scopes }) => scopes.join(' ') },
  { title: 'LAST USED', of: ({ lastUsedAt }) => instantOf(lastUsedAt) || 'never' },
  { title: 'ENDS', of: ({ expiresAt, revokedAt }) => (revokedAt ? `revoked ${instantOf(revokedAt)}` : instantOf(expiresAt) || 'never') },
];

/** Keys for other programs. */
export const tokens: CommandGroup = (program, desk) => {
  const group = program.command('tokens').description('keys for other programs');

  group
    .command('create <name>')
    .description('makes a token and shows it once: of an ERP system for super administrators, of the API for sellers')
    .option('--api', 'a token of the seller who is logged in')
    .option('--scope <scope...>', 'what it may do; everything when absent')
    .option('--expires <instant>', 'when it ends; never when absent')
    .option('--ip <network...>', 'from where it may be used (ERP tokens)')
    .action(async (name, { api, scope, expires, ip }) => {
      const shipgraph = await desk.shipgraph();
      const asked = { name, scopes: scope, expiresAt: expires };
      const options = { signal: desk.signal };
      const token = api
        ? await shipgraph.createApiToken(asked, options)
        : await shipgraph.createErpToken({ ...asked, ipAllowList: ip }, options);
      desk.show({ name, token }, () => token);
      if (!desk.json) desk.remark('This is the only time that it is shown.');
    });

  group
    .command('list')
    .description('the ERP tokens, or those of the API of a seller, without their secrets')
    .option('--api', 'those of the seller who is logged in')
    .option('--seller <seller>', 'those of this seller: id, e-mail address, company or name')
    .option(...firstOption)
    .option(...afterOption)
    .option(...allOption)
    .action(async ({ api, seller, ...extent }) => {
      const shipgraph = await desk.shipgraph();
      if (api || seller !== undefined)
        await showList(desk, shipgraph.apiTokens, { variables: { sellerId: await sellerIdIfAny(desk, seller) }, extent, columns });
      else await showList(desk, shipgraph.erpTokens, { variables: {}, extent, columns });
    });

  group
    .command('revoke <token>')
    .description('ends a token for good; it is named by id, its beginning, or name')
    .option('--api', 'it is a token of a seller')
    .action(async (named, { api }) => {
      const id = await tokenId(desk, named, (of) => (api ? all(of.apiTokens, {}, desk) : all(of.erpTokens, {}, desk)));
      await desk.agree(`Whatever uses the token ${id} is refused from now on.`, 'Revoke it?');
      const shipgraph = await desk.shipgraph();
      const revoked = await (api ? shipgraph.revokeApiToken : shipgraph.revokeErpToken)({ id }, { signal: desk.signal });
      desk.show(revoked, () => `${revoked.name} is revoked.`);
    });
};
