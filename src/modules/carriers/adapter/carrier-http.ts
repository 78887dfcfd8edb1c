/** How an adapter reaches its carrier. */
export interface CarrierHttp {
  /**
   * Sends one request. Returns any answer below 500 but 401, 403 and 429, which are thrown as failures unless the request names them in
   * `answers`. A request that `changes` something and got no complete answer is `outcome_unknown`; otherwise `unavailable`.
   */
  send(request: CarrierRequest, signal: AbortSignal): Promise<CarrierResponse>;
}

export interface CarrierRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Appended to the base address, such as `/v2/shipments`. An absolute https URL is for files on another host and carries no credentials. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** At most one of these bodies. */
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly text?: { readonly type: string; readonly body: string };
  /** True if the carrier may have booked, voided or charged something although its answer is lost. */
  readonly changes?: boolean;
  /** Statuses that the adapter reads itself, such as 403. */
  readonly answers?: readonly number[];
}

export interface CarrierResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
  text(): string;
  /** The parsed body. Throws like a lost answer if it is not JSON. */
  json(): unknown;
}
