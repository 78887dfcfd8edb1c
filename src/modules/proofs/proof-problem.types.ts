import { ObjectType } from 'type-graphql';
import { Choice, Id, nullable, Text, When } from '../../platform/graphql/fields.js';
import { connectionType } from '../../platform/graphql/connection.js';
import { proofProblemKind, type ProofProblemKind } from './proofs.enums.js';

@ObjectType('ProofProblem', { description: 'Something that is wrong with the proof of a task.' })
export class ProofProblemType {
  @Choice(proofProblemKind, 'What is wrong.') kind!: ProofProblemKind;
  @Id('UUID of the task.') taskId!: string;
  @Text('Why the driver went on without the code; null for a missing file.', nullable) reason!: string | null;
  @When('When the task was completed.') at!: Date;

  /** Its place in the list. */
  id!: string;

  createdAt!: Date;
}

export const ProofProblemConnection = connectionType('ProofProblem', () => ProofProblemType);
