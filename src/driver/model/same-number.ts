/** What stands around or between the characters of a number that a person typed. */
const AROUND = /[\s\p{Cf}\p{Pd}'’‘`´]+/gu;

/** Numbers of parcels have no O, I or L, so anyone who types one has read 0 or 1. */
const plain = (number: string): string => number.replace(AROUND, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');

const isWritten = (code: string, number: string): boolean => code.trim().toUpperCase() === number.trim().toUpperCase();

interface Numbered {
  readonly awb: string;
  readonly reference: string;
}

/** The parcel that a scanned or typed number means: the one that has it, or the only one that it can be meant for. */
export function meantBy<T extends Numbered>(code: string, parcels: readonly T[]): T | undefined {
  const exact = parcels.find(({ awb, reference }) => isWritten(code, awb) || isWritten(code, reference));
  if (exact) return exact;
  const [only, ...others] = parcels.filter(({ awb, reference }) => plain(code) === plain(awb) || plain(code) === plain(reference));
  return others.length === 0 ? only : undefined;
}
