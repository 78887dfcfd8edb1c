/** `operations` addresses the operator's people. */
export const audiences = ['operations', 'seller', 'shopper'] as const;
export type Audience = (typeof audiences)[number];

/** `failed` is final: no attempts are left. */
export const mailStatuses = ['queued', 'sent', 'failed'] as const;

/** A composed mail, not yet written to the database. */
export interface NewMail {
  readonly kind: string;
  readonly audience: Audience;
  /** `address` or `Name <address>`. */
  readonly recipient: string;
  readonly subject: string;
  readonly textBody: string;
  readonly htmlBody: string;
  /** The sender, where it is not the operator. */
  readonly sender?: {
    readonly name: string;
    readonly replyTo: string | null;
    /** The seller whose logo is attached. */
    readonly logoSellerId: string | null;
  };
  /** A token in the texts that only the recipient may know. Stored sealed and deleted once the mail is sent. */
  readonly secret?: string;
}
