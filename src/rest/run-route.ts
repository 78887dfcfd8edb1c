import type { Request, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { invalid, refuseFields, shopNotActivated, statusOf, type Refusal } from '../kernel/errors.js';
import type { Principal } from '../platform/auth/principal.js';
import type { Database } from '../platform/db/database.js';
import { detached } from '../platform/db/request-scope.js';
import type { OuterTransaction } from '../platform/db/unit-of-work.js';
import { Context } from '../platform/work/context.js';
import { compileOperation, type Operation } from '../platform/graphql/execute.js';
import { InputFindings } from '../platform/graphql/input-shape.js';
import type { Idempotency } from '../platform/http/idempotency.js';
import type { GivenAnswer, IdempotentRequest } from '../platform/http/idempotent-answer.js';
import { askedOf } from '../platform/http/route-pattern.js';
import type { ShopCallRecorder } from '../platform/http/shop-call.js';
import type { CoreServices } from '../platform/services.js';
import { CompiledRow } from './compiled-row.js';
import { authenticate, callerIp } from './authenticate.js';
import { CallRecords, type Call } from './call-records.js';
import type { DoorLimits } from './door-limits.js';
import { idempotencyKeyOf, identityOf, marked } from './idempotency-key.js';
import { asRefusal, recoded, type ReportError } from './refusal.js';
import type { RestRequest } from './request.js';
import { rawBodyOf, readBody, type GivenBody } from './read-body.js';
import type { Answer } from './answer.js';
import type { Route } from './route.js';
import { printError, surroundingsOf } from './print-error.js';
import { sendAnswer } from './send-answer.js';
import { withMisplacedFields, withUnknownFields } from './field-warnings.js';

export interface RestPlatform {
  readonly database: Database;
  readonly services: CoreServices;
  readonly idempotency: Idempotency;
  readonly limits: DoorLimits;
  readonly report: ReportError;
  /** Keeps the last requests of each shop. */
  readonly shopCalls: ShopCallRecorder;
}

/** Larger bodies are buffered for authenticated callers only. */
export const FREELY_READ_BYTES = 5 * 1024 * 1024;

/** Runs one row of a route table, from request to response. */
export class RouteRunner {
  private compiled: CompiledRow | undefined;
  private readonly records: CallRecords;
  private compiledSubject: Operation<object, { id: string }> | undefined;

  constructor(
    private readonly row: Route,
    private readonly schema: GraphQLSchema,
    private readonly platform: RestPlatform,
  ) {
    this.records = new CallRecords(row, platform.shopCalls);
  }

  /** Compiled on first use: compiling all rows would take longer than the rest of the start. */
  private get ready(): CompiledRow {
    return (this.compiled ??= new CompiledRow(this.row, this.schema));
  }

  private get subject(): Operation<object, { id: string }> | undefined {
    return (this.compiledSubject ??= this.row.subject && compileOperation(this.schema, this.row.subject));
  }

  /** Drains oversized bodies from unauthenticated callers instead of buffering them. */
  async admit(request: Request, response: Response): Promise<void> {
    const { door } = this.row;
    try {
      await authenticate(door, request, response, this.platform.services);
    } catch (error) {
      await this.platform.limits.countStranger(door, callerIp(request), response);
      await letBy(request);
      throw error;
    }
  }

  async handle(request: Request, response: Response): Promise<void> {
    const call: Call = { principal: undefined, body: undefined };
    try {
      const answer = await this.answer(request, response, call);
      await sendAnswer(response, answer);
      this.records.answered(request, call, answer);
    } catch (error) {
      const refusal = asRefusal(error);
      if (response.headersSent) this.giveUp(refusal, request, response);
      else this.refuse(refusal, request, response, call);
    }
  }

  /** The order of checks is part of the interface: body, credentials, rate limit, activation, fields, then the rules. */
  private async answer(request: Request, response: Response, call: Call): Promise<Answer> {
    const { row, platform } = this;
    const body = (call.body = await readBody(row, request));
    const principal = await this.principalOf(request, response, call);
    this.requireActivation(principal);
    const context = new Context(platform.database, platform.services, {
      actor: principal.actor,
      credentialId: principal.credentialId,
      requestId: request.requestId,
      ip: callerIp(request),
    });
    const key = idempotencyKeyOf(row, request);
    if (key === undefined) return this.execute(request, body, context);
    const identity = identityOf(request, { credential: principal.credentialId, key, body });
    return marked(await this.answerKeyed(identity, (outer) => this.execute(request, body, outer ? context.within(outer) : context)));
  }

  private answerKeyed(identity: IdempotentRequest, work: (outer?: OuterTransaction) => Promise<Answer>): Promise<GivenAnswer> {
    const { idempotency } = this.platform;
    switch (this.row.waitsForOthers) {
      case 'never':
        return idempotency.answerOnce(identity, work);
      case 'before writing':
        return idempotency.answerOnWrite(identity, work);
      case 'after writing':
        return idempotency.answerAfterwards(identity, work);
    }
  }

  private async principalOf(request: Request, response: Response, call: Call): Promise<Principal> {
    const { row, platform } = this;
    try {
      const principal = (call.principal = await authenticate(row.door, request, response, platform.services));
      await platform.limits.count(row.door, principal.credentialId, response);
      return principal;
    } catch (error) {
      if (asRefusal(error).code === 'UNAUTHORIZED') await platform.limits.countStranger(row.door, callerIp(request), response);
      throw error;
    }
  }

  private requireActivation({ actor }: Principal): void {
    const { activation } = this.row;
    const isRequired = activation === 'always' || this.platform.services.settings.requireActivationForOrders;
    if (actor.shop?.activated || activation === 'never' || !isRequired) return;
    throw shopNotActivated();
  }

  private async execute(request: Request, body: GivenBody, context: Context): Promise<Answer> {
    const { row } = this;
    const rest: RestRequest = {
      method: request.method,
      url: request.originalUrl,
      params: request.params as Record<string, string>,
      query: request.query,
      headers: request.headers,
      body: body.value ?? {},
      raw: rawBodyOf(request),
      files: body.files,
      problems: [],
      ip: context.caller.ip,
    };
    await this.assertBody(context, rest, body);
    const findings = new InputFindings();
    const variables = await this.variablesOf(context, rest, findings);
    if (row.errors === 'erp') findings.noteUnknown('', Object.keys(rest.query), this.ready.variables.parameters);
    const data = await this.ready.run(context, variables, rest);
    const answered = row.reply.answer(data, rest);
    if (row.next) return { ...answered, more: this.parts(context, { data, variables }, rest) };
    if (findings.unknown.length === 0) return answered;
    const misplaced = this.ready.operation.misplaced(variables, findings, row.otherNames);
    if (row.errors === 'erp') return withUnknownFields(answered, findings.unknown, misplaced);
    return row.warnsOfMisplaced ? withMisplacedFields(answered, misplaced) : answered;
  }

  /**
   * Streams the further parts of a long file. They are read while they are sent, so the request deadline limits neither the size of the
   * file nor the client's speed; a disconnect ends the stream.
   */
  private async *parts(
    context: Context,
    first: Record<'data' | 'variables', object>,
    rest: RestRequest,
  ): AsyncGenerator<string | Uint8Array> {
    const { row, ready } = this;
    for (let next = row.next?.(first.data, first.variables); next !== undefined;) {
      const variables = next;
      const data = await detached(() => ready.operation.run(context, variables));
      yield row.reply.answer(data, rest).content ?? '';
      next = row.next?.(data, variables);
    }
  }

  /** A body must be an object, even for rows that need none: anything else is a mistake, never a default. */
  private async assertBody(context: Context, rest: RestRequest, { value }: GivenBody): Promise<void> {
    const { takesMany } = this.row;
    if (value === undefined || (Array.isArray(value) ? takesMany : typeof value === 'object' && value !== null)) return;
    await this.assertSubject(context, this.row.subjectId(rest));
    throw refuseFields([invalid(null, takesMany ? 'bodyObjectOrArray' : 'bodyObject')]);
  }

  /** The variables of the document, checked against the schema. */
  private async variablesOf(context: Context, rest: RestRequest, findings: InputFindings): Promise<object> {
    const { operation, variables } = this.ready;
    const given = variables.read(rest);
    findings.problems.push(...rest.problems);
    try {
      return operation.shape(given, findings);
    } catch (error) {
      await this.assertSubject(context, this.row.subjectId(rest));
      throw this.ready.named(asRefusal(error), rest);
    }
  }

  /** Throws if the record does not exist. Ignores other refusals, such as a missing permission to read it: the document decides. */
  private async assertSubject(context: Context, id: string): Promise<void> {
    if (id === '') return;
    try {
      await this.subject?.run(context, { id });
    } catch (error) {
      const { code, facts } = asRefusal(error);
      if (statusOf(code, 'erp') === 404 || facts.status !== undefined) throw error;
    }
  }

  /** A truncated file must not look complete: closes the connection. */
  private giveUp(refusal: Refusal, request: Request, response: Response): void {
    if (!response.closed) this.platform.report(refusal, askedOf(request));
    response.destroy();
  }

  private refuse(thrown: Refusal, request: Request, response: Response, call: Call): void {
    const refusal = recoded(thrown, this.row.codes);
    this.platform.report(refusal, askedOf(request));
    if (refusal.facts.retryAfter) response.setHeader('Retry-After', String(refusal.facts.retryAfter));
    const printed = printError(this.row.errors, refusal, surroundingsOf(request, this.platform.services));
    void sendAnswer(response, printed);
    this.records.refused(request, call, { thrown, refusal, printed });
  }
}

/** A client that is still sending does not read the response until its body is consumed. */
const letBy = (request: Request): Promise<void> =>
  new Promise((resolve) => {
    request.once('end', resolve).once('close', resolve).resume();
  });
