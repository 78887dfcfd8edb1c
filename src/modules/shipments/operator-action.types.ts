import { ObjectType } from 'type-graphql';
import { Id, nullable, Text, When } from '../../platform/graphql/fields.js';

@ObjectType('OperatorAction', {
  description: 'Audit entry: who requested an unusual step of a shipment. Immutable.',
})
export class OperatorActionType {
  @Id('UUID of the entry.') id!: string;
  @Text('The requested action: repack, retry_pickup, redeliver, return_to_sender, cancel_retry or return.') action!: string;
  @Text("The person, as named by the operator's own system.", nullable) operatorEmail!: string | null;
  @Text('Why.', nullable) reason!: string | null;
  @Text('Kind of caller: erp, ops and so on.') actorType!: string;
  @Text('Id of the caller.', nullable) actorId!: string | null;
  @Text('Id of the request.', nullable) requestId!: string | null;
  @When('When it was requested.') createdAt!: Date;
}
