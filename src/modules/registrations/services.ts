/** What this module needs of the composition. */
export interface RegistrationServices {
  /** Limits on what anonymous callers can cause by registering. */
  readonly registrations: {
    /** Counts a registration. RATE_LIMITED when a network exceeds its limit. */
    byNetwork(network: string): Promise<unknown>;
    /** Counts a mail to an address and returns the total. */
    mailsTo(email: string): Promise<{ readonly taken: number; readonly limit: number } | undefined>;
  };
}
