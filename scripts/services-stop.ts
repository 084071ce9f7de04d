import { orSayWhy } from './or-say-why.ts';
import { stopServices } from './services/all-services.ts';

await orSayWhy(stopServices);
