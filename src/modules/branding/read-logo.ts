import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { logoPath, type LogoType, type SellerLogo } from './branding.entity.js';

export interface LogoFile extends SellerLogo {
  readonly content: Uint8Array;
}

interface LogoRow {
  readonly hash: string;
  readonly content_type: LogoType;
  readonly width: number;
  readonly height: number;
  readonly content: Uint8Array;
}

const FILE_NAME = /^([0-9a-f]{64})\.(?:png|jpg)$/;
const COLUMNS = 'hash, content_type, width, height, content';

const fileOf = ({ content_type, ...row }: LogoRow): LogoFile => ({ ...row, contentType: content_type });

/** A logo by the name of its public file. NOT_FOUND once it was replaced or removed. */
export async function logoByFileName(sql: RunSql, fileName: string): Promise<LogoFile> {
  const [, hash] = fileName.length <= 80 ? (FILE_NAME.exec(fileName) ?? []) : [];
  const [row] = hash === undefined ? [] : await sql<LogoRow>(`select ${COLUMNS} from seller_logo where hash = $1 limit 1`, [hash]);
  if (!row || !logoPath({ hash: row.hash, contentType: row.content_type }).endsWith(fileName)) throw refuse('NOT_FOUND');
  return fileOf(row);
}

/** The logos of these sellers, as far as they have one. */
export async function logosOf(
  sql: RunSql,
  sellerIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<LogoFile, 'content' | 'contentType'>>> {
  if (sellerIds.length === 0) return new Map();
  const rows = await sql<{ seller_id: string; content: Uint8Array; content_type: LogoType }>(
    'select seller_id, content, content_type from seller_logo where seller_id = any($1::uuid[])',
    [sellerIds],
  );
  return new Map(rows.map(({ seller_id, content, content_type: contentType }) => [seller_id, { content, contentType }]));
}
