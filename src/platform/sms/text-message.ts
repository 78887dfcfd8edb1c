/** A text message that is ready to be sent. */
export interface TextMessage {
  /** The same at every attempt, so that the provider can recognise a repeat. */
  readonly id: string;
  /** Digits with an optional leading plus. */
  readonly to: string;
  readonly text: string;
  readonly writtenAt: Date;
}

/** Sends text messages. Rejects if the message was not accepted; sending the same id again must not reach the phone twice. */
export interface SmsTransport {
  send(message: TextMessage): Promise<void>;
}
