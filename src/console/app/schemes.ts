import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

/** The colours that a page can have. */
export const SCHEMES = [
  { scheme: 'auto', icon: IconDeviceDesktop },
  { scheme: 'light', icon: IconSun },
  { scheme: 'dark', icon: IconMoon },
] as const;
