import type { Translate } from '../i18n/translator.ts';
import type { StockView } from '../ui/stock.tsx';

export const stockView = (isOnStock: boolean, translate: Translate): StockView => ({
  isOnStock,
  word: translate(isOnStock ? 'stock.in' : 'stock.out'),
});
