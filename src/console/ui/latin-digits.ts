/** Converts the digits and decimal separator of Arabic keyboards. */
export const latinDigits = (typed: string): string =>
  typed.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replaceAll('٫', '.');
