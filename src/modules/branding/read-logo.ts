import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import { logoPath } from './branding.entity.js';
import { db } from './branding.tables.js';

const FILE_NAME = /^([0-9a-f]{64})\.(?:png|jpg)$/;

const findLogo = statement(($: Named<{ hash: string }>) =>
  db.selectFrom('sellerLogo').select(['hash', 'contentType', 'width', 'height', 'content']).where('hash', '=', $.hash).limit(1),
);

/** Finds a logo by its public file name. NOT_FOUND once it was replaced or removed. */
export async function logoByFileName(sql: RunSql, fileName: string): Promise<RowOf<typeof findLogo>> {
  const [, hash] = fileName.length <= 80 ? (FILE_NAME.exec(fileName) ?? []) : [];
  const logo = hash === undefined ? undefined : await findLogo.first(sql, { hash });
  if (!logo || !logoPath(logo).endsWith(fileName)) throw refuse('NOT_FOUND');
  return logo;
}

const findLogos = statement(($: Named<{ sellerIds: readonly string[] }>) =>
  db.selectFrom('sellerLogo').select(['sellerId', 'content', 'contentType']).where('sellerId', '=', anyOf($.sellerIds)),
);

/** The logos of these sellers; sellers without one are absent. */
export async function logosOf(
  sql: RunSql,
  sellerIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<RowOf<typeof findLogos>, 'content' | 'contentType'>>> {
  const logos = sellerIds.length === 0 ? [] : await findLogos(sql, { sellerIds });
  return new Map(logos.map(({ sellerId, ...logo }) => [sellerId, logo]));
}
