import { createTransport } from 'nodemailer';
import { asciiAddress, composed } from './compose.js';
import type { Mailbox } from './mailbox.js';
import { messageOf } from './message.js';
import { SEND_DEADLINE_SECONDS, type MailTransport } from './outgoing-mail.js';

const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

/** Sends over a few persistent connections, with STARTTLS if the server offers it. */
export function smtpTransport(url: string, from: Mailbox): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 10,
    // Servers close idle connections; ours close first, so that no mail is sent on a dying one.
    idleTimeout: 30_000,
    // A mail that never reached the server is sent again over another connection, once. The job decides about any other retry.
    maxRequeues: 1,
    dnsTimeout: CONNECTION_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
  return {
    async send(mail) {
      const message = messageOf(mail, from);
      const envelope = { from: asciiAddress(from.address), to: asciiAddress(message.to.address) };
      // A server that keeps sending a little never hits the other limits.
      const signal = AbortSignal.timeout(SEND_DEADLINE_SECONDS * 1000);
      await transporter.sendMail({ envelope, raw: composed(message), signal });
      return { messageId: message.messageId };
    },
    close: () => transporter.close(),
  };
}
