import { Router, type Request, type RequestHandler, type Response } from 'express';
import { createSourceEventStream, execute, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import { stranger } from '../kernel/actor.js';
import { refuse } from '../kernel/errors.js';
import type { Database } from '../platform/db/database.js';
import { detached } from '../platform/db/request-scope.js';
import { Context } from '../platform/work/context.js';
import { networkOf } from '../platform/http/caller-network.js';
import { askedOf } from '../platform/http/route-pattern.js';
import type { Heard } from '../platform/live/watch.js';
import type { CoreServices } from '../platform/services.js';
import { Counts } from '../platform/sockets/counts.js';
import { ANONYMOUS, callerIp } from './authenticate.js';
import { EventStream } from './event-stream.js';
import { languageOf, type Language } from './negotiate.js';
import { DeliveryChangedDocument, type DeliveryChangedSubscription } from './operations.generated.js';
import { deliverySection } from './pages/delivery-section.js';
import { asRefusal, type ReportError } from './refusal.js';

export interface LiveTrackingParts {
  readonly schema: GraphQLSchema;
  readonly database: Database;
  readonly services: CoreServices;
  readonly report: ReportError;
  /** The most open streams, per process and per network, and the interval of signs of life. */
  readonly limits: { readonly connections: number; readonly connectionsPerAddress: number; readonly keepAliveSeconds: number };
}

/** Serves `GET /track/:id/live`: the subscription `deliveryChanged` as server-sent events, for pages. */
export class LiveTracking {
  private readonly streams = new Set<EventStream<Heard<object>>>();
  private readonly networks = new Counts();
  private readonly keepAlive: NodeJS.Timeout;
  private draining = false;

  constructor(private readonly parts: LiveTrackingParts) {
    this.keepAlive = setInterval(() => this.streams.forEach((stream) => stream.beat()), parts.limits.keepAliveSeconds * 1_000).unref();
  }

  mount(): Router {
    const router = Router({ caseSensitive: true });
    router.get('/track/:id/live', this.serve);
    router.all('/track/:id/live', (_request, response, next) => {
      response.setHeader('Allow', 'GET, HEAD');
      next(refuse('METHOD_NOT_ALLOWED'));
    });
    return router;
  }

  /** Ends all streams. Browsers open them again, at another process. */
  drain(): void {
    this.draining = true;
    clearInterval(this.keepAlive);
    for (const stream of this.streams) stream.end();
  }

  private readonly serve: RequestHandler = async (request, response) => {
    const { connections, connectionsPerAddress } = this.parts.limits;
    if (this.draining || this.streams.size >= connections) throw refuse('SERVICE_UNAVAILABLE', {}, { retryAfter: 1 });
    const network = networkOf(callerIp(request));
    if (!this.networks.take(network, connectionsPerAddress)) throw refuse('RATE_LIMITED.connectionsOfNetwork');
    try {
      // The time limit of requests is for those that end.
      await detached(() => this.stream(request, response));
    } finally {
      this.networks.giveBack(network);
    }
  };

  private async stream(request: Request, response: Response): Promise<void> {
    const args = this.argsOf(request);
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) throw asRefusal(source.errors?.[0]);
    const changes = source as AsyncIterable<Heard<object>>;
    const stream = new EventStream(response, changes[Symbol.asyncIterator]());
    this.streams.add(stream);
    try {
      await stream.send(async ({ change }) => eventsOf(await this.read(args, change), languageOf(request)));
    } catch (error) {
      // The caller has the head of the response, and opens the stream again.
      this.parts.report(asRefusal(error), askedOf(request));
    } finally {
      this.streams.delete(stream);
    }
  }

  private argsOf(request: Request): ExecutionArgs {
    const { schema, database, services } = this.parts;
    const caller = { actor: stranger, credentialId: ANONYMOUS, requestId: request.requestId, ip: callerIp(request) };
    const contextValue = new Context(database, services, caller);
    return { schema, document: DeliveryChangedDocument, variableValues: { id: request.params['id'] }, contextValue };
  }

  private async read(args: ExecutionArgs, rootValue: object): Promise<DeliveryChangedSubscription> {
    const { data, errors } = await execute({ ...args, rootValue });
    if (errors?.[0]) throw asRefusal(errors[0]);
    return data as unknown as DeliveryChangedSubscription;
  }
}

/** The delivery for programs, and the section of the page for its script. */
function eventsOf({ deliveryChanged: delivery }: DeliveryChangedSubscription, language: Language): string {
  if (!delivery) return event('end', null);
  return event('delivery', delivery) + event('section', deliverySection(delivery, language));
}

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
