import type { StockLevel } from '@tradehall/domain/catalogue/stock-level.ts';
import type { MessageKey } from '../i18n/messages.ts';
import type { Translate } from '../i18n/translator.ts';
import type { StockView } from '../ui/goods/stock.tsx';

const words: Readonly<Record<StockLevel, MessageKey>> = { none: 'stock.out', low: 'stock.low', plenty: 'stock.in' };

export const stockView = (level: StockLevel, translate: Translate): StockView => ({
  level,
  word: translate(words[level]),
});
