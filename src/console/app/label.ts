import { bytesOf } from '../ui/files.js';
import type { LabelLanguage, LabelSize } from '../../schema-types.generated.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { ChooseLabelPaperDocument, LabelPaperDocument } from './operations.generated.js';

export const papers = ['INCH_4X6', 'A6', 'A4'] as const satisfies readonly LabelSize[];

/** Paper sizes as the REST interface spells them. */
const spelled: Readonly<Record<LabelSize, string>> = { INCH_4X6: '4x6', A6: 'a6', A4: 'a4' };

export const labelLanguageOf = (language: string): LabelLanguage => (language === 'ar' ? 'AR' : 'EN');

/** Label URL in the user's size and language. Uses this page's origin, because the public address may differ. */
export function labelAddress(url: string, { size, language }: { size: LabelSize; language: string }): string {
  const address = new URL(url, location.origin);
  address.searchParams.set('size', spelled[size]);
  if (labelLanguageOf(language) === 'AR') address.searchParams.set('lang', 'ar');
  return `${address.pathname}${address.search}`;
}

/** Decodes a PDF received as Base64. */
export const pdfOf = (content: string): Blob => new Blob([bytesOf(content)], { type: 'application/pdf' });

/** The user's label size, stored by the service. */
export function useLabelPaper(): { readonly size: LabelSize; readonly choose: (size: LabelSize) => void } {
  const { data } = useRead(LabelPaperDocument, {});
  const { mutate, variables, isPending } = useWrite(ChooseLabelPaperDocument);
  const size = (isPending ? variables.size : data?.me.labelSize) ?? 'INCH_4X6';
  return { size, choose: (wanted) => mutate({ size: wanted }) };
}
