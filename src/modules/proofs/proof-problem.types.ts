import { Field, ID, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection.js';
import { enumType } from '../../platform/graphql/enum-type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { proofProblemKind, type ProofProblemKind } from './proofs.enums.js';

@ObjectType('ProofProblem', { simpleResolvers: true, description: 'Something that is wrong with the proof of a task.' })
export class ProofProblemType {
  @Field(() => enumType(proofProblemKind), { description: 'What is wrong.' })
  kind!: ProofProblemKind;

  @Field(() => ID, { description: 'UUID of the task.' })
  taskId!: string;

  @Field(() => String, { nullable: true, description: 'Why the driver went on without the code; null for a missing file.' })
  reason!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the task was completed.' })
  at!: Date;

  /** Its place in the list. */
  id!: string;
  createdAt!: Date;
}

export const ProofProblemConnection = connectionType('ProofProblem', () => ProofProblemType);
