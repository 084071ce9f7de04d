import { used } from './pieces.ts';

console.log(used);
