import './app/styles.js';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { startLanguages } from './app/languages.js';

const place = document.getElementById('console');
if (!place) throw new Error('The page has no place for the console.');
await startLanguages();
createRoot(place).render(<App />);
