import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import { handleProtocols, type Server } from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { refuse, statusOf, type Refusal } from '../../kernel/errors.js';
import type { Database } from '../db/database.js';
import { Context } from '../work/context.js';
import type { Documents } from '../graphql/documents.js';
import type { TrustedDocuments } from '../graphql/trusted-documents.js';
import { deviceOf, type SessionCookies } from '../http/session-cookies.js';
import { networkOf } from '../http/caller-network.js';
import { excessOf } from '../http/json.js';
import type { CoreServices } from '../services.js';
import type { Authenticate } from './authenticate.js';
import { CLOSE } from './close-codes.js';
import { Connection } from './connection.js';
import { Counts } from './counts.js';
import { CredentialRounds } from './credential-rounds.js';
import { openProtocol } from './protocol.js';
import type { UpgradeProof } from './token-of.js';
import { isOwnPage, upgradeProblem } from './upgrade-rules.js';

export interface SocketLimits {
  /** Other origins whose pages may connect. */
  readonly origins: readonly string[];
  /** The maximum number of concurrent connections: per process, per network and per credential. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly connectionsPerCaller: number;
  readonly subscriptionsPerCaller: number;
  /** The ping interval of each connection. */
  readonly keepAliveSeconds: number;
}

export interface SocketParts {
  readonly schema: GraphQLSchema;
  readonly database: Database;
  readonly services: CoreServices;
  readonly production: boolean;
  readonly documents: Documents;
  readonly trusted: TrustedDocuments;
  readonly limits: SocketLimits;
  readonly sessionCookies: SessionCookies;
  readonly clientIp: (request: IncomingMessage) => string;
  readonly report: (refusal: Refusal, requestId: string) => void;
  readonly warn: (message: string, error: unknown) => void;
}

const PATH = '/graphql';
const MAX_MESSAGE_BYTES = 128 * 1024;
const DRAIN_MS = 2_000;

/** The endpoint for long-lived clients: subscriptions over WebSockets, at the path of the GraphQL endpoint. */
export class SocketDoor {
  private readonly connections = new Set<Connection>();
  private readonly networks = new Counts();
  private readonly callers = new Counts();
  private readonly sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAX_MESSAGE_BYTES,
    // Compression costs 300 KB per client, and messages are small.
    perMessageDeflate: false,
    handleProtocols,
  });
  private readonly protocol: Server<Connection>;
  private readonly rounds: CredentialRounds;
  private readonly keepAlive: NodeJS.Timeout;
  private draining = false;

  constructor(private readonly parts: SocketParts) {
    const { schema, database, services, documents, trusted, production, limits, report, warn } = parts;
    const authenticate: Authenticate = (...given) => services.access.authenticate(...given);
    this.protocol = openProtocol({
      schema,
      documents,
      trusted,
      production,
      authenticate,
      admit: (connection) => this.admit(connection),
      newContext: (caller) => new Context(database, services, caller),
      subscriptions: new Counts(),
      sizes: new Counts(),
      maxSubscriptions: limits.subscriptionsPerCaller,
      report,
    });
    this.rounds = new CredentialRounds(this.connections, authenticate, warn);
    this.rounds.start();
    this.keepAlive = setInterval(() => this.probeAll(), limits.keepAliveSeconds * 1_000).unref();
  }

  /** Handles an upgrade request. */
  readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    const ip = this.parts.clientIp(request);
    const network = networkOf(ip);
    const problem = this.problemOf(request) ?? this.countProblem(network);
    if (problem) {
      refuseUpgrade(socket, problem);
      return;
    }
    // A failed handshake closes its connection, as does the end of a successful one.
    socket.once('close', () => this.networks.giveBack(network));
    this.sockets.handleUpgrade(request, socket, head, (opened) =>
      this.open(opened, new Connection(opened, ip, request.headers.authorization, this.proofOf(request))),
    );
  };

  /** Asks all clients to reconnect to another process, then closes their connections. */
  async drain(): Promise<void> {
    this.draining = true;
    this.rounds.stop();
    clearInterval(this.keepAlive);
    for (const connection of this.connections) connection.end(CLOSE.goingAway, 'This process is stopping; reconnect.');
    const deadline = performance.now() + DRAIN_MS;
    while (this.connections.size > 0 && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const connection of this.connections) connection.terminate();
  }

  private problemOf(request: IncomingMessage): Refusal | undefined {
    const { limits, services } = this.parts;
    if (this.draining || this.connections.size >= limits.connections) return refuse('SERVICE_UNAVAILABLE', {}, { retryAfter: 1 });
    return upgradeProblem(request, PATH, { publicUrl: services.publicUrl, origins: limits.origins });
  }

  private proofOf(request: IncomingMessage): Pick<UpgradeProof, 'device' | 'sessions'> {
    const { services, sessionCookies } = this.parts;
    const device = deviceOf(request.headers);
    return isOwnPage(request, services) ? { device, sessions: sessionCookies.tokensIn(request.headers) } : { device };
  }

  private countProblem(network: string): Refusal | undefined {
    if (this.networks.take(network, this.parts.limits.connectionsPerAddress)) return undefined;
    return refuse('RATE_LIMITED.connectionsOfNetwork');
  }

  private open(socket: WebSocket, connection: Connection): void {
    this.connections.add(connection);
    const handlers: ((text: string) => Promise<void>)[] = [];
    const closed = this.protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => connection.send(text),
        close: (code = CLOSE.failed, reason = '') => connection.end(code, reason),
        onMessage: (handle) => void handlers.push(handle),
      },
      connection,
    );
    connection.onMessage((text) => {
      const excess = excessOf(text);
      if (excess !== undefined) {
        connection.end(CLOSE.badRequest, excess.message);
        return;
      }
      for (const handle of handlers) handle(text).catch((error: unknown) => this.failed(connection, error));
    });
    // Only the close event that follows matters, after an oversized message, an invalid frame or a broken connection.
    socket.on('error', () => undefined);
    socket.once('close', (code, reason) => {
      this.connections.delete(connection);
      if (connection.isAdmitted) this.callers.giveBack(connection.credentialId ?? '');
      void closed(code, reason.toString());
    });
  }

  private admit(connection: Connection): boolean {
    connection.isAdmitted = this.callers.take(connection.credentialId ?? '', this.parts.limits.connectionsPerCaller);
    return connection.isAdmitted;
  }

  /** The library throws for messages that only servers send; any other error is ours. */
  private failed(connection: Connection, error: unknown): void {
    if (error instanceof Error && error.message.startsWith('Unexpected message of type')) {
      connection.end(CLOSE.badRequest, 'Invalid message received');
      return;
    }
    this.parts.warn('A message of a subscriber could not be handled.', error);
    connection.end(CLOSE.failed, 'An unexpected error occurred in the service.');
  }

  private probeAll(): void {
    for (const connection of this.connections) if (!connection.probe()) connection.terminate();
  }
}

/** A refusal before the upgrade is an ordinary HTTP response. */
function refuseUpgrade(socket: Duplex, refusal: Refusal): void {
  const status = statusOf(refusal.code, 'store');
  const body = JSON.stringify({ errors: [{ message: refusal.message, extensions: { code: refusal.code, errors: [] } }] });
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}
