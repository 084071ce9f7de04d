import { orderNumber } from '../orders/order-number.ts';

export const cart = { orderNumber };
