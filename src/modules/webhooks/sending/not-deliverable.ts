type OwnVerdict = 'timeout' | 'dns' | 'blocked' | 'protocol';

/** A failure that we find ourselves, as opposed to one that the connection reports. Its message is shown to the owner of the endpoint. */
export class NotDeliverable extends Error {
  override readonly name = 'NotDeliverable';

  constructor(
    readonly kind: OwnVerdict,
    message: string,
  ) {
    super(message);
  }
}
