/** `operations` is for those who work for the operator. */
export const audiences = ['operations', 'seller', 'shopper'] as const;
export type Audience = (typeof audiences)[number];

/** `failed` is final: every attempt was used up. */
export const mailStatuses = ['queued', 'sent', 'failed'] as const;

/** A written mail that waits for its transaction. */
export interface NewMail {
  readonly kind: string;
  readonly audience: Audience;
  /** `address` or `Name <address>`. */
  readonly recipient: string;
  readonly subject: string;
  readonly textBody: string;
  readonly htmlBody: string;
  /** In whose name it is written, where that is not the operator. */
  readonly sender?: {
    readonly name: string;
    readonly replyTo: string | null;
    /** Whose logo comes with it. */
    readonly logoSellerId: string | null;
  };
  /** A token in the texts that only the recipient may know. It is kept sealed beside them and forgotten once the mail is sent. */
  readonly secret?: string;
}
