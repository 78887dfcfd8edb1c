import type { Context } from '../../../platform/graphql/context.js';
import { deliveryCodeLoader } from '../../proofs/index.js';

export const codeSentTo = async (context: Context, taskId: string): Promise<string | null> =>
  (await context.load(deliveryCodeLoader, taskId))?.sentTo ?? null;
