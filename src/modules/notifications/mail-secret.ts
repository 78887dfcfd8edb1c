/** Placeholder for the secret in a mail's stored texts. The mail id makes it impossible to inject in advance. */
export const placeOfSecret = (mailId: string): string => `secret-of-mail-${mailId}`;
