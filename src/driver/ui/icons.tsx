import type { JSX } from 'preact';

/** Outlines of 24 by 24. */
const paths = {
  back: 'M15 5l-7 7 7 7',
  call: 'M6 3h3l2 5-2.500 2a12 12 0 0 0 5.500 5.500l2-2.500 5 2v3a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2z',
  message: 'M4 5h16v11H9l-5 4z',
  whatsapp: 'M4 20l1.300-4A8 8 0 1 1 8.300 19zM9 9c0 3.500 2.500 6 6 6l1-1.800-2.200-1-.8.8a5 5 0 0 1-2-2l.8-.8-1-2.200z',
  navigate: 'M3 11l18-8-8 18-2-8z',
  check: 'M4 12l6 6L20 6',
  camera: 'M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M7 12h10',
  pen: 'M4 20c4-1 3-6 6-6s1 5 4 5 3-3 6-4M14 4l4 4-7 7H7v-4z',
  key: 'M8 15a4 4 0 1 0 0-.1zM11 12l9-9M17 6l3 3',
  cash: 'M3 6h18v12H3zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  outbox: 'M12 15V4M7 9l5-5 5 5M4 15v5h16v-5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4v6M9 14v6',
  box: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9',
  warning: 'M12 4L2.500 20h19zM12 10v4M12 17h.01',
  offline: 'M3 3l18 18M5 12a10 10 0 0 1 4-2.500M15 9.500a10 10 0 0 1 4 2.500M9 16a5 5 0 0 1 6 0M12 20h.01',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name }: { readonly name: IconName }): JSX.Element => (
  <svg class={name === 'back' ? 'icon turns' : 'icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
  </svg>
);
