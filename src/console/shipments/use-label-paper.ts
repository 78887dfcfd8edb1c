import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { ChooseLabelPaperDocument, LabelPaperDocument } from './operations.generated.js';
import { type LabelSize } from '../../schema-types.generated.js';

/** The user's label size, stored by the service. */
export function useLabelPaper(): { readonly size: LabelSize; readonly choose: (size: LabelSize) => void } {
  const { data } = useRead(LabelPaperDocument, {});
  const { mutate, variables, isPending } = useWrite(ChooseLabelPaperDocument);
  const size = (isPending ? variables.size : data?.me.labelSize) ?? 'INCH_4X6';
  return { size, choose: (wanted) => mutate({ size: wanted }) };
}
