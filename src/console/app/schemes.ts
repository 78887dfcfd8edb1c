import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

/** Colour schemes. */
export const SCHEMES = [
  { scheme: 'auto', icon: IconDeviceDesktop },
  { scheme: 'light', icon: IconSun },
  { scheme: 'dark', icon: IconMoon },
] as const;
