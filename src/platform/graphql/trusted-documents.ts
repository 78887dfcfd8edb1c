import { refuse } from '../../kernel/errors.js';
import { sha256Hex } from './documents.js';

/** Document texts by SHA-256 in hexadecimal. */
export type DocumentManifest = Readonly<Record<string, string>>;

/** The parts of a request that name its document: by text, or by hash in either of the common formats. */
export interface NamedDocument {
  readonly query?: unknown;
  readonly documentId?: unknown;
  readonly extensions?: unknown;
}

/** The documents of our own clients. They can be requested by hash; in locked mode nothing else is accepted. */
export class TrustedDocuments {
  constructor(
    private readonly manifest: DocumentManifest,
    private readonly only: boolean,
  ) {}

  /** The document text of a request. With neither text nor hash there is none, and GraphQL refuses the request. */
  textOf(request: NamedDocument): string | undefined {
    const hash = hashOf(request);
    const text = typeof request.query === 'string' && request.query !== '' ? request.query : undefined;
    if (text === undefined) return hash === undefined ? undefined : this.known(hash);
    if (hash !== undefined && hash !== sha256Hex(text)) {
      throw refuse('PERSISTED_QUERY_NOT_FOUND.hashMismatch', {}, { reason: 'HASH_MISMATCH' });
    }
    if (this.only && !Object.hasOwn(this.manifest, sha256Hex(text))) throw notTrusted();
    return text;
  }

  private known(hash: string): string {
    if (Object.hasOwn(this.manifest, hash)) return this.manifest[hash] ?? '';
    throw this.only ? notTrusted() : refuse('PERSISTED_QUERY_NOT_FOUND');
  }
}

const notTrusted = () => refuse('PERSISTED_QUERY_NOT_FOUND.ownDocumentsOnly', {}, { reason: 'TRUSTED_DOCUMENTS_ONLY' });

/** `extensions.persistedQuery.sha256Hash` of Apollo clients, or `documentId`, with or without the name of the algorithm. */
function hashOf({ documentId, extensions }: NamedDocument): string | undefined {
  if (typeof documentId === 'string') return documentId.replace(/^sha256:/, '').toLowerCase();
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } };
  return typeof persistedQuery?.sha256Hash === 'string' ? persistedQuery.sha256Hash.toLowerCase() : undefined;
}
