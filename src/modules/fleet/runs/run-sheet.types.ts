import { ObjectType } from 'type-graphql';
import { Bytes, Text } from '../../../platform/graphql/fields.js';

@ObjectType('RunSheetFile', { description: 'The stops of a run on paper, as an A4 PDF.' })
export class RunSheetFileType {
  @Text('Suggested file name.') fileName!: string;
  @Bytes('The PDF.') content!: Uint8Array;
}
