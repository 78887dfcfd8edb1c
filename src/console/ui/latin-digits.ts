/** Keyboards of Arabic type other digits and another decimal point. */
export const latinDigits = (typed: string): string =>
  typed.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replaceAll('٫', '.');
