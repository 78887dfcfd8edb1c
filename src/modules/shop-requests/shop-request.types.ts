import { ArgsType, ObjectType } from 'type-graphql';
import { Count, Flag, Id, JsonObject, Many, nullable, Text, When } from '../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';

@ObjectType('ShopRequestProblem', { description: 'What the service said about a part of a request.' })
export class ShopRequestProblemType {
  @Text('The field, as the store names it; null for the whole request.', nullable) field!: string | null;
  @Text('Error or warning code.') code!: string;
  @Text('What is wrong. Values of the request are masked.') message!: string;
  @Text('Which of the sentences of the code this is, if it has several.', nullable) variant?: string | null;
  @JsonObject('The values in the message, by name.', nullable) params?: unknown;
  @Flag('True if the request was carried out all the same.') isWarning!: boolean;
}

@ObjectType('ShopRequest', {
  description:
    'A request of a store, as it came, and what was wrong with it. Texts that may be personal data are replaced by their shape, secrets are removed.',
})
export class ShopRequestType {
  @Id('UUID of the record.') id!: string;
  @When('When it was answered.') createdAt!: Date;

  @Flag('False if it had no valid token of the shop and only named it, and so may come from anyone. Its bodies are not kept.')
  isAuthenticated!: boolean;

  @Text('HTTP method.') method!: string;
  @Text('Path, without the query.') path!: string;
  @Text('Pattern of the path; null if the service has no such path.', nullable) route!: string | null;
  @Text('Query, masked.', nullable) query!: string | null;
  @Count('HTTP status of the answer.') status!: number;
  @Text('Error code of a refusal. /docs/errors/{code} explains it.', nullable) code!: string | null;
  @Text('Why, where a code has several reasons.', nullable) reason!: string | null;
  @Text('Message of a refusal.', nullable) message!: string | null;
  @Text('Which of the sentences of the code this is, if it has several.', nullable) variant?: string | null;
  @JsonObject('The values in the message, by name.', nullable) params?: unknown;
  @Many(() => ShopRequestProblemType, 'Errors and warnings about parts of it. At most 50.') problems!: readonly ShopRequestProblemType[];
  @Count('Milliseconds until it was answered.') durationMs!: number;
  @Text('Id of the request, as in the answer and the log.') requestId!: string;
  @Text('Name of the client, as it calls itself.', nullable) userAgent!: string | null;

  @Text('Kind of the token that was sent: its prefix, such as sst for a shop token. Null without a token of the service.', nullable)
  tokenKind!: string | null;

  @Text('Body of the request as indented JSON, masked, at most 8 KiB.', nullable) requestBody!: string | null;
  @Text('Body of the answer as indented JSON, masked, at most 8 KiB.', nullable) responseBody!: string | null;
}

export const ShopRequestConnection = connectionType('ShopRequest', () => ShopRequestType);

@ArgsType()
export class ShopRequestsArgs extends PageArgs {
  @Text('Domain of the store.') domain!: string;
  @Flag('Only requests that were refused or failed.', nullable) failedOnly?: boolean | null;
}

@ObjectType('ShopSetup', {
  description: 'What has worked for a store so far. Each time is the first that is known; null if it has not worked yet.',
})
export class ShopSetupType {
  @When('First call with a token of the shop.', nullable) calledAt!: Date | null;
  @When('First prices.', nullable) ratedAt!: Date | null;
  @When('First order.', nullable) orderedAt!: Date | null;
  @Count('Active webhooks that receive events of the shop.') webhooks!: number;
  @When('First delivery that a webhook accepted, among the latest of each.', nullable) webhookDeliveredAt!: Date | null;
  @When('First download of a label.', nullable) labelledAt!: Date | null;
}
