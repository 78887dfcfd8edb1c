/** The deadline of every send, including the wait for a free connection. A lease on a mail must be longer. */
export const SEND_DEADLINE_SECONDS = 40;

/** The content id of the attached logo in a mail's HTML. */
export const LOGO_CID = 'logo@shipgraph';

/** The logo tag in a mail's HTML. Queued mails contain exactly this text, so that it can be found in them. */
export const LOGO_TAG = `<img src="cid:${LOGO_CID}" alt="" height="48" style="height:48px;max-width:180px;vertical-align:middle;border:0">&nbsp; `;

/** Where a mail's HTML names its sender: the shop, or the operator by the name of the sender's address. */
export const SENDER_TAG = '<!--sender-->';

/** One mail to one person. Its texts may contain anything that an outsider typed; they cannot reach the headers. */
export interface OutgoingMail {
  /** Identifies the mail permanently: a repeated send has the same Message-ID, by which receivers recognise it. */
  readonly id: string;
  /** `address` or `Name <address>`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The sender name; null to send in the operator's name alone. */
  readonly senderName: string | null;
  /** The address for replies; null for the sender. */
  readonly replyTo: string | null;
  /** The image that the HTML refers to by LOGO_CID. */
  readonly logo: { readonly content: Uint8Array; readonly contentType: string } | null;
  readonly writtenAt: Date;
}

export interface MailTransport {
  /** Delivers the mail to the server, or throws before the deadline. */
  send(mail: OutgoingMail): Promise<{ readonly messageId: string }>;
  /** Accepts no further mail; a send in progress completes. */
  close(): void;
}
