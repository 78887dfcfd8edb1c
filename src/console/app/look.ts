import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

export const look = createTheme({
  primaryColor: 'indigo',
  // White text has enough contrast on these.
  primaryShade: { light: 8, dark: 7 },
  autoContrast: true,
  defaultRadius: 'md',
  fontFamily: 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // A dialog header is not a page header.
  components: { ModalHeader: { defaultProps: { role: 'presentation' } }, DrawerHeader: { defaultProps: { role: 'presentation' } } },
  headings: { sizes: { h1: { fontSize: '1.5rem' }, h2: { fontSize: '1.15rem' }, h3: { fontSize: '1rem' } } },
});

/** The library's dimmed texts lack contrast; every colour pair here has a ratio of at least 4.5:1. */
export const readableColours: CSSVariablesResolver = (theme) => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-anchor': 'var(--mantine-color-indigo-8)',
    '--console-ground': 'var(--mantine-color-gray-0)',
    ...lightTexts(theme.colors, (name) => `color-mix(in srgb, var(--mantine-color-${name}-9) 75%, black)`),
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-1)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-anchor': 'var(--mantine-color-indigo-3)',
    '--console-ground': 'var(--mantine-color-dark-8)',
    ...lightTexts(theme.colors, (name) => `var(--mantine-color-${name}-2)`),
  },
});

/** Text colours on the tinted backgrounds of badges, alerts and subtle buttons, for which the library's darkest orange and lime lack contrast. */
function lightTexts(
  colors: Readonly<Record<string, MantineColorsTuple | undefined>>,
  textOf: (name: string) => string,
): Record<string, string> {
  const names = Object.keys(colors).filter((name) => name !== 'dark');
  return Object.fromEntries(
    names.flatMap((name) => [
      [`--mantine-color-${name}-light-color`, textOf(name)],
      [`--mantine-color-${name}-outline`, textOf(name)],
    ]),
  );
}
