import { onlyATestAsksForThis } from './pieces.ts';

console.log(onlyATestAsksForThis);
