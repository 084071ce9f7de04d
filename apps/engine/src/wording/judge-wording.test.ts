import { originalText } from '@tradehall/domain/messages/messages.ts';
import { expect, it } from 'vitest';
import { judgeWording } from './judge-wording';

const stateOf = (key: string, words: string, originalThen: string) =>
  judgeWording({ locale: 'de-DE', key, words, originalThen, changedBy: 'Olga', changedAt: new Date() }).state;

it('tells after a release which words are not those that were agreed on', () => {
  expect(stateOf('stock.in', 'Sofort da', originalText('de-DE', 'stock.in'))).toBe('shown');
  expect(stateOf('stock.in', 'Sofort da', 'Vorhanden')).toBe('changed');
  expect(stateOf('price.taxIncludedAt', 'mit {tax}', 'mit {tax}')).toBe('unfit');
  expect(stateOf('payment.orderAndPay', 'Weiter', 'Kaufen')).toBe('unfit');
  expect(stateOf('no.such.text', 'weg', 'weg')).toBe('gone');
});
