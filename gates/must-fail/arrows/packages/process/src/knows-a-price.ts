import { text } from '../../domain/src/reads-a-file.ts';

export const price = text;
