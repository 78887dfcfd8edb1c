/** Origin or destination: the parts that prices depend on. */
export interface Place {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode: string;
  readonly state?: string | null;
  readonly city: string;
  readonly zip?: string | null;
}
