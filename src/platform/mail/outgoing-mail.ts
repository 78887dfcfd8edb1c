/** The end of every send, the wait for a free connection included. Whoever leases a mail leases it for longer. */
export const SEND_DEADLINE_SECONDS = 40;

/** One mail to one person. Its texts may hold anything a stranger typed: they cannot reach the headers. */
export interface OutgoingMail {
  /** Names the mail for ever: a repeated send has the same Message-ID, by which receivers recognise it. */
  readonly id: string;
  /** `address` or `Name <address>`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly writtenAt: Date;
}

export interface MailTransport {
  /** Hands the mail over, or throws before the deadline. */
  send(mail: OutgoingMail): Promise<{ readonly messageId: string }>;
  /** Takes no further mail; one that is under way is finished. */
  close(): void;
}
