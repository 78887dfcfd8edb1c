/** A pure function that reads or checks a file, run by name on its own thread. What it is given and returns is copied. */
export interface FileTask<Given, Read> {
  readonly name: string;
  readonly read: (given: Given) => Read;
}

export interface FileJob {
  readonly task: string;
  readonly given: unknown;
}
