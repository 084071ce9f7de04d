import { readFileSync } from 'node:fs';

export const text = readFileSync('price-list.txt', 'utf8');
