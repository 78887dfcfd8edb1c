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
}
