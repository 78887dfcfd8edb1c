import { Tooltip, VisuallyHidden } from '@mantine/core';
import { useId, type MouseEvent, type ReactElement } from 'react';

/** What a control that cannot be used now is given, after everything else that it has. */
type Blocked = Readonly<Partial<Record<'data-disabled', true>>> & {
  readonly 'aria-disabled'?: 'true';
  readonly 'aria-describedby'?: string;
  readonly onClick?: (event: MouseEvent) => void;
};

interface ReasonedProps {
  /** Why it cannot be used now; nothing when it can. */
  readonly why: string | null | undefined;
  readonly children: (blocked: Blocked) => ReactElement;
}

/**
 * A control that says why it cannot be used. Unlike one with `disabled` it is still reached by keyboard and read out, and its
 * reason is shown under the pointer, on focus and on touch.
 */
export function Reasoned({ why, children }: ReasonedProps) {
  const id = useId();
  if (!why) return children({});
  return (
    <>
      <Tooltip label={why} multiline maw={320} withArrow events={{ hover: true, focus: true, touch: true }}>
        {children({
          'data-disabled': true,
          'aria-disabled': 'true',
          'aria-describedby': id,
          onClick: (event) => event.preventDefault(),
        })}
      </Tooltip>
      <VisuallyHidden id={id}>{why}</VisuallyHidden>
    </>
  );
}
