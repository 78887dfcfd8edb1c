export interface Guide {
  /** Of its file in src/docs and of its page at /docs. */
  readonly name: string;
  readonly title: string;
  /** One sentence for the landing page. */
  readonly summary: string;
}

export interface GuideGroup {
  readonly title: string;
  readonly guides: readonly Guide[];
}

/** The guides in the order in which they are read. */
export const guideGroups: readonly GuideGroup[] = [
  {
    title: 'Get started',
    guides: [{ name: 'quick-start', title: 'Quick start', summary: 'Run the service, place an order and follow its parcel to the door.' }],
  },
  {
    title: 'Integrate',
    guides: [{ name: 'errors', title: 'Errors', summary: 'How errors look in each interface, when to retry, and every code.' }],
  },
];

export const guides: readonly Guide[] = guideGroups.flatMap((group) => group.guides);
