import { orSayWhy } from './or-say-why.ts';
import { startServices } from './services/all-services.ts';

await orSayWhy(startServices);
