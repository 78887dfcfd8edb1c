import type { PositionInput } from '../../schema-types.generated.js';

export type FileKind = 'PHOTO' | 'SIGNATURE' | 'ID_DOCUMENT';

/** A photo or signature. */
export interface KeptFile {
  readonly id: string;
  readonly driverId: string;
  readonly taskId: string;
  readonly kind: FileKind;
  readonly sha256: string;
  readonly contentType: string;
  /** Bytes, because some browsers lose blobs of their databases. */
  readonly bytes: ArrayBuffer;
  /** `draft` until the task is completed, then `waiting` until it is uploaded. */
  readonly state: 'draft' | 'waiting' | 'refused';
  readonly code?: string;
}

export interface KeptPosition {
  readonly seq?: number;
  readonly driverId: string;
  readonly runId: string;
  readonly point: PositionInput;
}
