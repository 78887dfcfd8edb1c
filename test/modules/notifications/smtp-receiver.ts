import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

interface Received {
  readonly email: Email;
  readonly raw: string;
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
}

/** A mail server that lets `courier` with the password `s3cret/@` in and keeps what it is handed. */
export class SmtpReceiver {
  readonly mails: Received[] = [];
  readonly logins: string[] = [];
  /** Answered to the next mails instead of taking them, until it is undefined again. */
  refusal: { code: number; message: string } | undefined;
  /** How long the server thinks before it takes a mail. */
  delayMs = 0;

  private readonly server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) => {
      this.logins.push(`${username}:${password}`);
      if (username === 'courier' && password === 's3cret/@') done(null, { user: username });
      else done(new Error('Wrong user or password'));
    },
    onData: (stream, session, done) => {
      this.take(stream, session).then(() => done(), done);
    },
  });

  private constructor() {}

  static async start(): Promise<SmtpReceiver> {
    const receiver = new SmtpReceiver();
    await new Promise<void>((listening) => receiver.server.listen(0, '127.0.0.1', listening));
    return receiver;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://courier:${encodeURIComponent('s3cret/@')}@127.0.0.1:${this.port}`;
  }

  stop(): Promise<void> {
    return new Promise((stopped) => this.server.close(() => stopped()));
  }

  private async take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const raw = await buffer(stream);
    const { refusal } = this;
    if (refusal) throw Object.assign(new Error(refusal.message), { responseCode: refusal.code });
    await wait(this.delayMs, undefined, { ref: false });
    const { mailFrom, rcptTo } = session.envelope;
    const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
    this.mails.push({ email: await PostalMime.parse(raw), raw: raw.toString('latin1'), envelope });
  }
}
