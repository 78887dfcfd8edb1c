import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

export const look = createTheme({
  primaryColor: 'indigo',
  // White on these is readable for everybody.
  primaryShade: { light: 8, dark: 7 },
  autoContrast: true,
  defaultRadius: 'md',
  fontFamily: 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  cursorType: 'pointer',
  respectReducedMotion: true,
  headings: { sizes: { h1: { fontSize: '1.5rem' }, h2: { fontSize: '1.15rem' }, h3: { fontSize: '1rem' } } },
});

/** The library's quiet texts are too pale for people who see less: every pair of colours here differs by 4.5 to 1 at least. */
export const readableColours: CSSVariablesResolver = (theme) => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-anchor': 'var(--mantine-color-indigo-8)',
    '--console-ground': 'var(--mantine-color-gray-0)',
    ...lightTexts(theme.colors, 9),
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-1)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-anchor': 'var(--mantine-color-indigo-3)',
    '--console-ground': 'var(--mantine-color-dark-8)',
    ...lightTexts(theme.colors, 2),
  },
});

/** Texts on the tinted grounds of badges, alerts and quiet buttons. */
function lightTexts(colors: Readonly<Record<string, MantineColorsTuple | undefined>>, shade: number): Record<string, string> {
  const names = Object.keys(colors).filter((name) => name !== 'dark');
  return Object.fromEntries(
    names.flatMap((name) => [
      [`--mantine-color-${name}-light-color`, `var(--mantine-color-${name}-${shade})`],
      [`--mantine-color-${name}-outline`, `var(--mantine-color-${name}-${shade})`],
    ]),
  );
}
