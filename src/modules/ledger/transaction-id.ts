/** The id under which statements list a posting. */
export const transactionId = (postingId: string): string => `txn_${postingId}`;
