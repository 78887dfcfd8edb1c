import { Anchor } from '@mantine/core';

interface PhoneLinkProps {
  readonly given: string;
  /** The number to call; null if it cannot be dialled. */
  readonly e164: string | null;
}

const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** A phone number as given, which calls the number as dialled. */
export const PhoneLink = ({ given, e164 }: PhoneLinkProps) =>
  e164 === null ? (
    <bdi dir="ltr" style={ONE_LINE}>
      {given}
    </bdi>
  ) : (
    <Anchor href={`tel:${e164}`} dir="ltr" inherit style={ONE_LINE}>
      <bdi dir="ltr">{given}</bdi>
    </Anchor>
  );
