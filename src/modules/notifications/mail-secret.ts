/** Stands in the stored texts of a mail where its secret belongs. The id keeps anybody from writing it into a name beforehand. */
export const placeOfSecret = (mailId: string): string => `secret-of-mail-${mailId}`;
