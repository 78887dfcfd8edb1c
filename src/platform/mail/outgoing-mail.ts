/** The end of every send, the wait for a free connection included. Whoever leases a mail leases it for longer. */
export const SEND_DEADLINE_SECONDS = 40;

/** By which the HTML of a mail names the logo that comes with it. */
export const LOGO_CID = 'logo@shipgraph';

/** As the HTML of a mail shows the logo. Mails that wait hold it as it is here, so that it is found in them. */
export const LOGO_TAG = `<img src="cid:${LOGO_CID}" alt="" height="48" style="height:48px;max-width:180px;vertical-align:middle;border:0">&nbsp; `;

/** One mail to one person. Its texts may hold anything a stranger typed: they cannot reach the headers. */
export interface OutgoingMail {
  /** Names the mail for ever: a repeated send has the same Message-ID, by which receivers recognise it. */
  readonly id: string;
  /** `address` or `Name <address>`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** In whose name it is sent; null in that of the operator alone. */
  readonly senderName: string | null;
  /** Where answers go; null for the sender. */
  readonly replyTo: string | null;
  /** The image that the HTML names by LOGO_CID. */
  readonly logo: { readonly content: Uint8Array; readonly contentType: string } | null;
  readonly writtenAt: Date;
}

export interface MailTransport {
  /** Hands the mail over, or throws before the deadline. */
  send(mail: OutgoingMail): Promise<{ readonly messageId: string }>;
  /** Takes no further mail; one that is under way is finished. */
  close(): void;
}
