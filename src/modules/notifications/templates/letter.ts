/** The content of a mail, before it is rendered as text and HTML. */
export interface Letter {
  /** Language of the letter; English when absent. */
  readonly language?: 'en' | 'ar';
  readonly subject: string;
  readonly heading: string;
  readonly opening: string;
  /** What the reader must act on; shown first. */
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
