import type { Refusal } from '../../kernel/errors.js';

/** Thrown when the rules of shipments refuse a scan: its effects so far must be undone with the transaction. */
export class RefusedScan extends Error {
  override readonly name = 'RefusedScan';
  constructor(
    readonly scanId: string,
    cause: Refusal,
  ) {
    super(cause.message, { cause });
  }
}

/** Runs the transaction of one parcel again until nothing is refused: a scan that was refused is only listed the next time. */
export async function settleRefusals<Result>(run: (refused: ReadonlySet<string>) => Promise<Result>): Promise<Result> {
  const refused = new Set<string>();
  for (;;) {
    try {
      return await run(refused);
    } catch (error) {
      if (!(error instanceof RefusedScan) || refused.has(error.scanId)) throw error;
      refused.add(error.scanId);
    }
  }
}
