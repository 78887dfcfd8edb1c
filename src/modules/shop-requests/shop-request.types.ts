import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('ShopRequestProblem', { simpleResolvers: true, description: 'What the service said about a part of a request.' })
export class ShopRequestProblemType {
  @Field(() => String, { nullable: true, description: 'The field, as the store names it; null for the whole request.' })
  field!: string | null;

  @Field(() => String, { description: 'Error or warning code.' })
  code!: string;

  @Field(() => String, { description: 'What is wrong. Values of the request are masked.' })
  message!: string;

  @Field(() => Boolean, { description: 'True if the request was carried out all the same.' })
  isWarning!: boolean;
}

@ObjectType('ShopRequest', {
  simpleResolvers: true,
  description:
    'A request of a store, as it came, and what was wrong with it. Texts that may be personal data are replaced by their shape, secrets are removed.',
})
export class ShopRequestType {
  @Field(() => ID, { description: 'UUID of the record.' })
  id!: string;

  @Field(() => DateTimeScalar, { description: 'When it was answered.' })
  createdAt!: Date;

  @Field(() => Boolean, {
    description: 'False if it had no valid token of the shop and only named it, and so may come from anyone. Its bodies are not kept.',
  })
  isAuthenticated!: boolean;

  @Field(() => String, { description: 'HTTP method.' })
  method!: string;

  @Field(() => String, { description: 'Path, without the query.' })
  path!: string;

  @Field(() => String, { nullable: true, description: 'Pattern of the path; null if the service has no such path.' })
  route!: string | null;

  @Field(() => String, { nullable: true, description: 'Query, masked.' })
  query!: string | null;

  @Field(() => Int, { description: 'HTTP status of the answer.' })
  status!: number;

  @Field(() => String, { nullable: true, description: 'Error code of a refusal. /docs/errors/{code} explains it.' })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'Why, where a code has several reasons.' })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'Message of a refusal.' })
  message!: string | null;

  @Field(() => [ShopRequestProblemType], { description: 'Errors and warnings about parts of it. At most 50.' })
  problems!: readonly ShopRequestProblemType[];

  @Field(() => Int, { description: 'Milliseconds until it was answered.' })
  durationMs!: number;

  @Field(() => String, { description: 'Id of the request, as in the answer and the log.' })
  requestId!: string;

  @Field(() => String, { nullable: true, description: 'Name of the client, as it calls itself.' })
  userAgent!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Kind of the token that was sent: its prefix, such as sst for a shop token. Null without a token of the service.',
  })
  tokenKind!: string | null;

  @Field(() => String, { nullable: true, description: 'Body of the request as indented JSON, masked, at most 8 KiB.' })
  requestBody!: string | null;

  @Field(() => String, { nullable: true, description: 'Body of the answer as indented JSON, masked, at most 8 KiB.' })
  responseBody!: string | null;
}

export const ShopRequestConnection = connectionType('ShopRequest', () => ShopRequestType);

@ArgsType()
export class ShopRequestsArgs extends PageArgs {
  @Field(() => String, { description: 'Domain of the store.' })
  domain!: string;

  @Field(() => Boolean, { nullable: true, description: 'Only requests that were refused or failed.' })
  failedOnly?: boolean | null;
}

@ObjectType('ShopSetup', {
  simpleResolvers: true,
  description: 'What has worked for a store so far. Each time is the first that is known; null if it has not worked yet.',
})
export class ShopSetupType {
  @Field(() => DateTimeScalar, { nullable: true, description: 'First call with a token of the shop.' })
  calledAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'First prices.' })
  ratedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'First order.' })
  orderedAt!: Date | null;

  @Field(() => Int, { description: 'Active webhooks that receive events of the shop.' })
  webhooks!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'First delivery that a webhook accepted, among the latest of each.' })
  webhookDeliveredAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'First download of a label.' })
  labelledAt!: Date | null;
}
