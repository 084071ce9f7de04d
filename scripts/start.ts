import { orSayWhy } from './or-say-why.ts';
import { runStack } from './stack.ts';

await orSayWhy(() => runStack('production'));
process.exit();
