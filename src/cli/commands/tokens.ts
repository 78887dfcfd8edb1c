import type { ApiTokensQuery } from '../../client/index.js';
import { afterOption, allOption, firstOption, showList } from '../lists.js';
import { all, sellerIdIfAny, tokenId } from '../naming.js';
import type { Column } from '../table.js';
import { instantOf } from '../words.js';
import type { CommandGroup } from './group.js';

/** Fields common to both kinds of token. */
type Token = ApiTokensQuery['apiTokens']['nodes'][number];

const columns: readonly Column<Token>[] = [
  { title: 'ID', of: ({ id }) => id, whole: true },
  { title: 'NAME', of: ({ name }) => name },
  { title: 'SCOPES', of: ({ scopes }) => scopes.join(' ') },
  { title: 'LAST USED', of: ({ lastUsedAt }) => instantOf(lastUsedAt) || 'never' },
  { title: 'EXPIRES', of: ({ expiresAt, revokedAt }) => (revokedAt ? `revoked ${instantOf(revokedAt)}` : instantOf(expiresAt) || 'never') },
];

/** Tokens for other programs. */
export const tokens: CommandGroup = (program, desk) => {
  const group = program.command('tokens').description('tokens for other programs');

  group
    .command('create <name>')
    .description('create a token and show it once: an ERP token for super administrators, an API token for sellers')
    .option('--api', 'create an API token of the logged-in seller')
    .option('--scope <scope...>', 'permissions (default: all)')
    .option('--expires <instant>', 'expiry (default: never)')
    .option('--ip <network...>', 'networks it may be used from (ERP tokens)')
    .action(async (name, { api, scope, expires, ip }) => {
      const shipgraph = await desk.shipgraph();
      const asked = { name, scopes: scope, expiresAt: expires };
      const options = { signal: desk.signal };
      const token = api
        ? await shipgraph.createApiToken(asked, options)
        : await shipgraph.createErpToken({ ...asked, ipAllowList: ip }, options);
      desk.show({ name, token }, () => token);
      if (!desk.json) desk.remark('Copy it now: it is not shown again.');
    });

  group
    .command('list')
    .description('list ERP tokens, or the API tokens of a seller, without their secrets')
    .option('--api', 'API tokens of the logged-in seller')
    .option('--seller <seller>', 'API tokens of this seller: id, e-mail address, company or name')
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
    .description('revoke a token for good; identify it by id, the beginning of its id, or name')
    .option('--api', 'the token is an API token of a seller')
    .action(async (named, { api }) => {
      const id = await tokenId(desk, named, (of) => (api ? all(of.apiTokens, {}, desk) : all(of.erpTokens, {}, desk)));
      await desk.agree(`Every program that uses token ${id} will be refused.`, 'Revoke it?');
      const shipgraph = await desk.shipgraph();
      const revoked = await (api ? shipgraph.revokeApiToken : shipgraph.revokeErpToken)({ id }, { signal: desk.signal });
      desk.show(revoked, () => `${revoked.name} is revoked.`);
    });
};
