import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const proofKind = enumeration('ProofKind', 'What a driver shows to prove a task.', {
  photo: 'A picture.',
  signature: 'A signature, as a picture.',
  otp: 'The code that the consignee was sent. The digits are never stored.',
  scan: 'The scanned code of the parcel.',
  id_document: 'A picture of an identity document.',
});
export type ProofKind = ValueOf<typeof proofKind>;

/** Kinds that come with a file. */
export const fileKinds = ['photo', 'signature', 'id_document'] as const satisfies readonly ProofKind[];

export const otpRule = enumeration('OtpRule', 'When the consignee has to say the delivery code.', {
  never: 'Never.',
  when_collecting_or_valuable: 'If money is collected, or the declared value is above OTP_THRESHOLD.',
  always: 'At every delivery.',
});
export type OtpRule = ValueOf<typeof otpRule>;

export const proofProblemKind = enumeration('ProofProblemKind', 'What is wrong with the proof of a task.', {
  without_code: 'Delivered without the delivery code, although it was required.',
  file_missing: 'The driver promised a file, and it has not arrived within 6 hours.',
});
export type ProofProblemKind = ValueOf<typeof proofProblemKind>;
