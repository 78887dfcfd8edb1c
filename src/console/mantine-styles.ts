import type { Plugin } from 'vite';

/** The style sheet of a component has the same name as the module with its class names. */
const CLASSES = /[/](?<name>\w+)[.]module[.]mjs$/;
const COMPONENTS = '@mantine/core/esm/components/';

/**
 * Each component imports its own styles, so that a page loads only the styles it needs. Within the component library the order of styles
 * matters: base components come first, see app/styles.ts. In development the library is one file, and so are its styles.
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
