/** A line break in a header would begin a header of the writer's choice. */
export const singleLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
