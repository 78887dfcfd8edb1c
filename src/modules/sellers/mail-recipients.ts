import type { Seller } from './seller.row.js';

/** Who the mails to a seller go to: its own address first, then the further ones, each once. */
export const mailRecipients = ({ email, notifyEmails }: Pick<Seller, 'email' | 'notifyEmails'>): string[] => [
  ...new Set([email, ...notifyEmails]),
];

/** The same for what the operator may own instead of a seller, of which an outer join then finds neither address. */
export const ownerRecipients = (
  { email, notifyEmails }: { readonly [K in 'email' | 'notifyEmails']: Seller[K] | null },
  operations: string,
): string[] => (email === null || notifyEmails === null ? [operations] : mailRecipients({ email, notifyEmails }));
