import { lineItem } from '../cart/line-item.ts';

export const order = { lineItem };
