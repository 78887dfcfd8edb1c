import type { RawData, WebSocket } from 'ws';
import { type Actor, stranger } from '../../kernel/actor.js';
import type { Principal } from '../auth/principal.js';
import type { Context } from '../graphql/context.js';
import { prefixedId } from '../ids.js';
import { CLOSE } from './close-codes.js';

/** Beyond this the other end does not read what it subscribed to. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;
const CLOSE_WAIT_MS = 2_000;
/** One answer may lie unread behind what this process was doing for as long as there is between two questions. */
const MAX_UNANSWERED = 2;
/** Nobody needs more messages than this; each may cost the reading and checking of a document. */
const MAX_MESSAGES = 600;
const MESSAGES_WINDOW_MS = 10_000;

/** One client that stays: who it is now, and the only way in which anything is sent to it. */
export class Connection {
  /** The token that proves who it is, and what it proved last. */
  private proof: { readonly token: string; principal: Principal } | undefined;
  private messages = { count: 0, until: 0 };
  private unanswered = 0;
  /** Counted among the connections of its caller. */
  isAdmitted = false;
  /** When the token was found valid last, in monotonic milliseconds. */
  checkedAt = 0;

  constructor(
    private readonly socket: WebSocket,
    readonly ip: string,
    readonly authorization: string | undefined,
    /** The session of the page that connects, when it is one of ours. */
    readonly session: string | undefined,
  ) {
    socket.on('pong', () => (this.unanswered = 0));
  }

  get token(): string | undefined {
    return this.proof?.token;
  }

  get credentialId(): string | undefined {
    return this.proof?.principal.credentialId;
  }

  get actor(): Actor {
    return this.proof?.principal.actor ?? stranger;
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  identify(token: string, principal: Principal): void {
    this.proof = { token, principal };
    this.checkedAt = performance.now();
  }

  /** The caller of one operation. Its actor is that of the moment: a role that is taken away is gone for the next change. */
  newCaller(): Context['caller'] {
    const actorNow = (): Actor => this.actor;
    return {
      get actor() {
        return actorNow();
      },
      requestId: prefixedId('req'),
      credentialId: this.credentialId ?? 'anonymous',
      ip: this.ip,
      drop: (reason) => this.end(CLOSE.tryLater, reason),
    };
  }

  /** Over when the bytes have left this process, so that whoever sends one thing after another goes as fast as the other end reads. */
  send(text: string): Promise<void> {
    if (!this.isOpen) return Promise.resolve();
    if (this.socket.bufferedAmount > MAX_BUFFERED_BYTES) {
      this.end(CLOSE.tryLater, 'Too slow: what is sent is not read.');
      return Promise.resolve();
    }
    // A socket that cannot send closes by itself, and that ends whatever was sending.
    return new Promise((resolve) => this.socket.send(text, () => resolve()));
  }

  onMessage(handle: (text: string) => void): void {
    this.socket.on('message', (data: RawData, isBinary: boolean) => {
      if (isBinary) this.end(CLOSE.unsupported, 'Messages are text.');
      else if (!this.mayTalk()) this.end(CLOSE.policy, 'Too many messages.');
      // The socket hands text over as one buffer unless it is told otherwise.
      else if (Buffer.isBuffer(data)) handle(data.toString('utf8'));
    });
  }

  /** Asks whether anybody is there; false when the last two questions were not answered. */
  probe(): boolean {
    if (this.unanswered === MAX_UNANSWERED) return false;
    this.unanswered += 1;
    if (this.isOpen) this.socket.ping();
    return true;
  }

  end(code: number, reason: string): void {
    this.socket.close(code, reason);
    // The farewell stands behind everything that the other end does not read.
    setTimeout(() => this.socket.terminate(), CLOSE_WAIT_MS).unref();
  }

  terminate(): void {
    this.socket.terminate();
  }

  private mayTalk(): boolean {
    const now = performance.now();
    if (now > this.messages.until) this.messages = { count: 0, until: now + MESSAGES_WINDOW_MS };
    this.messages.count += 1;
    return this.messages.count <= MAX_MESSAGES;
  }
}
