import type { Seller } from './seller.row.js';

/** Who the mails to a seller go to: its own address first, then the further ones, each once. */
export const mailRecipients = ({ email, notifyEmails }: Pick<Seller, 'email' | 'notifyEmails'>): string[] => [
  ...new Set([email, ...notifyEmails]),
];
