import { price } from '../../../packages/process/src/knows-a-price.ts';

export const shown = price;
