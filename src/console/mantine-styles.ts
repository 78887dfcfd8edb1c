import type { Plugin } from 'vite';

/** The styles of a component are named like the module with the names of its classes. */
const CLASSES = /[/](?<name>\w+)[.]module[.]mjs$/;
const COMPONENTS = '@mantine/core/esm/components/';

/**
 * Each component brings its own styles, so that a page loads those of the components that it shows and no others. Within a component
 * library the order of styles matters: those of components that others are made of come first, see app/styles.ts.
 * While developing, the library arrives as one file, and so do its styles.
 */
export const mantineStyles = (): Plugin[] => [
  {
    name: 'mantine-styles',
    apply: 'build',
    transform: {
      filter: { id: CLASSES },
      handler: (code, id) =>
        id.includes(COMPONENTS) ? `import '@mantine/core/styles/${CLASSES.exec(id)?.groups?.['name']}.css';\n${code}` : undefined,
    },
  },
  {
    name: 'mantine-styles-at-once',
    apply: 'serve',
    transform: { filter: { id: /app[/]styles[.]ts$/ }, handler: (code) => `import '@mantine/core/styles.css';\n${code}` },
  },
];
