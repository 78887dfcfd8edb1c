import { Field, ObjectType } from 'type-graphql';
import { BytesScalar } from '../../../platform/graphql/scalars.js';

@ObjectType('RunSheetFile', { simpleResolvers: true, description: 'The stops of a run on paper, as an A4 PDF.' })
export class RunSheetFileType {
  @Field(() => String, { description: 'Suggested file name.' })
  fileName!: string;

  @Field(() => BytesScalar, { description: 'The PDF.' })
  content!: Uint8Array;
}
