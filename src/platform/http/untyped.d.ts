declare module 'swagger-ui-dist/absolute-path.js' {
  /** The folder that the files of the viewer are in. */
  export default function absolutePath(): string;
}
