import type { FileKind } from './kept.js';

/** A photo or signature that was taken for a task. */
export interface DraftFile {
  readonly kind: FileKind;
  readonly sha256: string;
  readonly deviceTime: string;
}

export interface Payment {
  readonly method: 'CASH' | 'POS';
  readonly posReference: string | null;
}

/** What was done at a door so far. Survives the end of the app. */
export interface Draft {
  readonly taskId: string;
  readonly driverId: string;
  readonly scanned: string | null;
  readonly files: readonly DraftFile[];
  readonly otp: string | null;
  /** This app has checked the digits. */
  readonly isCodeChecked: boolean;
  readonly withoutOtpReason: string | null;
  readonly payment: Payment | null;
  readonly notCollectedReason: string | null;
}

export const emptyDraft = (taskId: string, driverId: string): Draft => ({
  taskId,
  driverId,
  scanned: null,
  files: [],
  otp: null,
  isCodeChecked: false,
  withoutOtpReason: null,
  payment: null,
  notCollectedReason: null,
});
