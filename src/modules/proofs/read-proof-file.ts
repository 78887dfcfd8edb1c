import { refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { isUuid } from '../../platform/ids.js';
import { isSignedLink, type ProofLink } from './proof-link.js';
import type { ProofFileType } from './proof.types.js';
import { db } from './proofs.tables.js';
import type { ProofServices } from './services.js';

const findFile = statement(($: Named<{ id: string }>) =>
  db.selectFrom('proof').select(['contentType', 'fileKey', 'sha256', 'deletedAt']).where('id', '=', $.id),
);

/** The file of a proof, for a signed link or an ERP token. NOT_FOUND, with status 410 for links and files that are too old. */
export async function readProofFile(context: Context<ProofServices>, link: ProofLink): Promise<ProofFileType> {
  authorise(context, link);
  const proof = isUuid(link.id) ? await findFile.first(context.sql, { id: link.id }) : undefined;
  if (proof?.deletedAt) throw refuse('NOT_FOUND.proofDeleted', {}, GONE);
  if (!proof?.fileKey || proof.contentType === null) throw refuse('NOT_FOUND.proofFile');
  return { contentType: proof.contentType, content: await context.services.proofFiles.read(proof.fileKey) };
}

/** A wrong signature finds nothing, so that it does not tell which proofs exist. */
function authorise({ actor, services }: Context, link: ProofLink): void {
  if (link.signature == null && actor.type !== 'public') {
    actor.require('shipment:read');
    if (!actor.actsForOperator || actor.seesAssignedOnly) throw refuse('FORBIDDEN');
    return;
  }
  if (!isSignedLink(services, link)) throw refuse('NOT_FOUND.proofLink');
  if (Number(link.expires) * 1000 <= services.clock.now().getTime()) throw refuse('NOT_FOUND.proofLinkExpired', {}, GONE);
}

const GONE = { status: 410 };
