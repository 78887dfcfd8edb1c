const MAX_LENGTH = 35;

/**
 * Normalises a language tag (BCP 47) such as ar-AE; undefined for anything else. Some store platforms write en_US, which is read as en-US.
 */
export function languageTagOf(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  try {
    const [tag] = Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'));
    return tag !== undefined && tag.length <= MAX_LENGTH ? tag : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
