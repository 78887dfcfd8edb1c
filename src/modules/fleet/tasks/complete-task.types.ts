import { InputType } from 'type-graphql';
import { Choice, Count, Many, nullable, One, Text, When } from '../../../platform/graphql/fields.js';
import { MAX_TRIES, proofKind, type ProofKind } from '../../proofs/index.js';
import { codPaymentMethod, doorField, GeoPointInput, type CodPaymentMethod } from '../../shipments/index.js';
import { taskOutcome, type TaskOutcome } from '../fleet.enums.js';

@InputType({ description: 'A proof of what was done.' })
export class ProofInput {
  @Choice(proofKind, 'Kind of proof.') kind!: ProofKind;
  @Text('SHA-256 of the file, in hexadecimal. The file itself is sent with uploadProof, before or after.', nullable) sha256?: string | null;
  @Text("For OTP the consignee's six digits; for SCAN the scanned text.", nullable) code?: string | null;
  @When('When it was taken, by the clock of the device.', nullable) deviceTime?: Date | null;
  @One(() => GeoPointInput, 'Where it was taken.', nullable) location?: GeoPointInput | null;
}

@InputType({ description: 'The money taken at the door, or why none was.' })
export class TaskCollectionInput {
  @doorField.amount amount?: string | number | null;
  @doorField.currency currency?: string | null;
  @Choice(codPaymentMethod, 'Payment method; required unless nothing was collected.', nullable) method?: CodPaymentMethod | null;
  @doorField.posReference posReference?: string | null;
  @doorField.acceptPartial acceptPartial?: boolean | null;
  @doorField.notCollectedReason notCollectedReason?: string | null;
}

@InputType({ description: "A driver's report that a task has ended." })
export class CompleteTaskInput {
  @Text('UUID or short id of the task.') taskId!: string;
  @Text("The device's own id of this report. The same id again answers as the first time.") clientEventId!: string;
  @When('When it happened, by the clock of the device.', nullable) deviceTime?: Date | null;

  @When('When this request was sent, by the same clock. Corrects a clock that is wrong; give it with every late report.', nullable)
  sentAt?: Date | null;

  @Choice(taskOutcome, 'How it ended.') outcome!: TaskOutcome;
  @Text('Reason code of the catalogue; required for FAILED.', nullable) reasonCode?: string | null;
  @Text(2_000, 'Notes.', nullable) notes?: string | null;
  @One(() => TaskCollectionInput, 'Cash on delivery; required where it is open.', nullable) collected?: TaskCollectionInput | null;
  @Many(() => ProofInput, 20, 'Proofs.', nullable) proofs?: ProofInput[] | null;
  @One(() => GeoPointInput, 'Where it happened.', nullable) location?: GeoPointInput | null;
  @Text(500, 'Why the delivery goes on without the code of the consignee. Listed for dispatch.', nullable) withoutOtpReason?: string | null;

  @Count(
    [0, MAX_TRIES],
    'How many wrong codes the app has refused by codeCheck since the code was sent. They count like wrong codes that the service refused.',
    nullable,
  )
  wrongCodes?: number | null;
}
