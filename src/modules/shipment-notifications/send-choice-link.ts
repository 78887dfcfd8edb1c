import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ShopperLanguage } from '../branding/index.js';
import { sendMail, type ShopperFact } from '../notifications/index.js';
import type { PaymentServices } from '../payments/index.js';
import { claimFact, mailAgain } from './shopper-mails.js';

interface FailedAttempt {
  readonly shipmentId: string;
  readonly fact: Extract<ShopperFact, 'attempt_failed' | 'failed'>;
  readonly at: Date;
  readonly reasonCode: string | null;
}

/**
 * Mails the consignee the link to choose another day again, at most once a day for a parcel: anyone who knows its number can ask for it,
 * and only the consignee gets it.
 */
export async function sendChoiceLink(
  tx: Tx<PaymentServices>,
  { shipmentId, fact, at, reasonCode }: FailedAttempt,
  language: ShopperLanguage,
): Promise<void> {
  const occasion = `asked-${tx.services.clock.now().toISOString().slice(0, 10)}`;
  if (!(await claimFact(tx.sql, { shipmentId, fact, occasion, forced: false }))) return;
  await sendMail(tx, shipmentId, await mailAgain(tx, shipmentId, { fact, language, happenedAt: at, reasonCode }));
}
