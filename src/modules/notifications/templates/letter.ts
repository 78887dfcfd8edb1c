/** What a mail says, before it becomes text and HTML. */
export interface Letter {
  /** What it is written in; English when absent. */
  readonly language?: 'en' | 'ar';
  readonly subject: string;
  readonly heading: string;
  readonly opening: string;
  /** What the reader has to act on; shown before everything else. */
  readonly alerts: readonly string[];
  readonly sections: readonly Section[];
  readonly links: readonly Link[];
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

export interface Row {
  readonly label: string;
  readonly value: string;
}

export interface Link {
  readonly label: string;
  readonly url: string;
}
