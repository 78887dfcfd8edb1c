import { writeFile } from 'node:fs/promises';
import { WOOCOMMERCE_WORDS, woocommerceWordsText } from './woocommerce-words.js';

await writeFile(WOOCOMMERCE_WORDS, await woocommerceWordsText());
