/** Files from other packages that the service serves unchanged: our name, the package and the path inside it. The build copies them. */
export const assetFiles = {
  'swagger-ui.css': ['swagger-ui-dist', 'swagger-ui.css'],
  'swagger-ui-bundle.js': ['swagger-ui-dist', 'swagger-ui-bundle.js'],
  'minisearch.js': ['minisearch', 'dist/es/index.js'],
  'react.js': ['react-umd', 'umd/react.production.min.js'],
  'react-dom.js': ['react-dom-umd', 'umd/react-dom.production.min.js'],
  'graphiql.js': ['graphiql', 'graphiql.min.js'],
  'graphiql.css': ['graphiql', 'graphiql.min.css'],
  'latin-bold.ttf': ['@embedpdf/fonts-latin', 'fonts/NotoSans-Bold.ttf'],
  'latin.ttf': ['@embedpdf/fonts-latin', 'fonts/NotoSans-Regular.ttf'],
  'arabic.ttf': ['@embedpdf/fonts-arabic', 'fonts/NotoNaskhArabic-Regular.ttf'],
  'han.otf': ['@embedpdf/fonts-sc', 'fonts/NotoSansHans-Regular.otf'],
  'hangul.otf': ['@embedpdf/fonts-kr', 'fonts/NotoSansKR-Regular.otf'],
  'hebrew.ttf': ['@embedpdf/fonts-hebrew', 'fonts/NotoSansHebrew-Regular.ttf'],
  'thai.ttf': ['@expo-google-fonts/noto-sans-thai', '400Regular/NotoSansThai_400Regular.ttf'],
  'bengali.ttf': ['@expo-google-fonts/noto-sans-bengali', '400Regular/NotoSansBengali_400Regular.ttf'],
  'tamil.ttf': ['@expo-google-fonts/noto-sans-tamil', '400Regular/NotoSansTamil_400Regular.ttf'],
} as const satisfies Readonly<Record<string, readonly [packageName: string, file: string]>>;

export type AssetName = keyof typeof assetFiles;
