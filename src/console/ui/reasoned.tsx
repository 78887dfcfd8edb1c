import { Tooltip, VisuallyHidden } from '@mantine/core';
import { useId, type MouseEvent, type ReactElement } from 'react';

/** Props of an unavailable control, applied last. */
type Blocked = Readonly<Partial<Record<'data-disabled', true>>> & {
  readonly 'aria-disabled'?: 'true';
  readonly 'aria-describedby'?: string;
  readonly onClick?: (event: MouseEvent) => void;
};

interface ReasonedProps {
  /** Why the control is unavailable; undefined when it is available. */
  readonly why: string | null | undefined;
  readonly children: (blocked: Blocked) => ReactElement;
}

/**
 * A control that explains why it is unavailable. Unlike `disabled`, it stays focusable and is read out by screen readers; the reason
 * is shown on hover, focus and touch.
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
