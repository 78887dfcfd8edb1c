import type { RawData, WebSocket } from 'ws';
import { type Actor, stranger } from '../../kernel/actor.js';
import type { Principal } from '../auth/principal.js';
import type { Context } from '../work/context.js';
import { prefixedId } from '../ids.js';
import { CLOSE } from './close-codes.js';
import type { GivenProof, UpgradeProof } from './token-of.js';

/** Beyond this, the peer is not reading. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;
const CLOSE_WAIT_MS = 2_000;
/** A single response may be queued behind this process's own work for one ping interval. */
const MAX_UNANSWERED = 2;
/** No client needs more messages than this; each may cost the parsing and validation of a document. */
const MAX_MESSAGES = 600;
const MESSAGES_WINDOW_MS = 10_000;

/** One connected client: its current identity and the only way to send to it. */
export class Connection {
  /** The token that authenticates it, and the principal as last verified. */
  private proof: (GivenProof & { readonly principal: Principal }) | undefined;
  private messages = { count: 0, until: 0 };
  private unanswered = 0;
  /** Counted towards its caller's connections. */
  isAdmitted = false;
  /** When the token was last verified, in monotonic milliseconds. */
  checkedAt = 0;

  readonly device: string | undefined;
  readonly sessions: NonNullable<UpgradeProof['sessions']>;

  constructor(
    private readonly socket: WebSocket,
    readonly ip: string,
    readonly authorization: string | undefined,
    /** The device and, if it is one of our pages, the sessions of what connects. */
    { device, sessions }: Pick<UpgradeProof, 'device' | 'sessions'>,
  ) {
    this.device = device;
    this.sessions = sessions ?? {};
    socket.on('pong', () => (this.unanswered = 0));
  }

  get given(): GivenProof | undefined {
    return this.proof;
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

  /**
   * Ends the connection if its caller has other rights than before: subscriptions are admitted when they begin, so those that go on must
   * begin again.
   */
  identify({ token, deviceId }: GivenProof, principal: Principal): void {
    const before = this.proof?.principal.actor;
    this.proof = { token, deviceId, principal };
    this.checkedAt = performance.now();
    if (before && !principal.actor.hasRightsOf(before)) this.end(CLOSE.tryLater, 'The rights of this token have changed. Connect again.');
  }

  /** The caller of one operation. Its actor is always current: a revoked role no longer applies to the next change. */
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

  /** Resolves when the bytes have left this process, so that sequential senders go at the peer's pace. */
  send(text: string): Promise<void> {
    if (!this.isOpen) return Promise.resolve();
    if (this.socket.bufferedAmount > MAX_BUFFERED_BYTES) {
      this.end(CLOSE.tryLater, 'Too slow: messages are not read as fast as they are sent.');
      return Promise.resolve();
    }
    // A socket that cannot send closes itself, which ends the sender.
    return new Promise((resolve) => this.socket.send(text, () => resolve()));
  }

  onMessage(handle: (text: string) => void): void {
    this.socket.on('message', (data: RawData, isBinary: boolean) => {
      if (isBinary) this.end(CLOSE.unsupported, 'Messages must be text.');
      else if (!this.mayTalk()) this.end(CLOSE.policy, 'Too many messages.');
      // The socket delivers text as one buffer by default.
      else if (Buffer.isBuffer(data)) handle(data.toString('utf8'));
    });
  }

  /** Pings the peer; false if the last two pings were not answered. */
  probe(): boolean {
    if (this.unanswered === MAX_UNANSWERED) return false;
    this.unanswered += 1;
    if (this.isOpen) this.socket.ping();
    return true;
  }

  end(code: number, reason: string): void {
    this.socket.close(code, reason);
    // The close frame is queued behind everything that the peer has not read.
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
