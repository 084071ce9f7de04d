import { describe, expect, it } from 'vitest';
import { changedColumns, isShort, targetInWords } from './log-words';

const change = (before: Record<string, unknown>, after: Record<string, unknown>, kind = 'update') => ({
  entity: 'store_price',
  entityId: '1/tradehall_de',
  kind,
  before,
  after,
});
const action = (changes: ReturnType<typeof change>[], changeCount = changes.length) => ({
  id: '1',
  at: '',
  operator: '',
  address: '',
  mutation: '',
  target: {},
  outcome: 'changed',
  reason: null,
  changes,
  changeCount,
});

describe('the log of operators', () => {
  it('names what something was done to as an operator does', () => {
    expect(targetInWords({ storeKey: 'tradehall_de', variantId: '3' })).toBe('Store Germany · Variant 3');
    expect(targetInWords({ 'input.customFields.stores': ['tradehall_de', 'tradehall_at'], id: '7' })).toBe(
      'Stores Germany, Austria · Id 7',
    );
    expect(targetInWords({ 'credential.id': 'FebXSkjI1m1tt', 'credential.rawId': 'FebXSkjI1m1tt' })).toBe('');
  });

  it('shows money as money, and leaves out when a row was written', () => {
    const row = change({ list_cents: 6390, updated_at: 'then' }, { list_cents: 129_900, updated_at: 'now' });
    expect(changedColumns(row)).toEqual([{ name: 'List', before: '63.90', after: '1299.00' }]);
    expect(changedColumns(change({ updated_at: 'then' }, { updated_at: 'now' }))).toHaveLength(1);
  });

  it('says of a hidden value that it is one', () => {
    expect(changedColumns(change({ secret: '…' }, { secret: '…' }))).toEqual([
      { name: 'Secret', before: '', after: 'not shown' },
    ]);
  });

  it('shows a few short changes at once, and no long or many', () => {
    const short = change({ list_cents: 1 }, { list_cents: 2 });
    expect(isShort(action([short]))).toBe(true);
    expect(isShort(action([short, short, short, short, short]))).toBe(false);
    expect(isShort(action([short], 80))).toBe(false);
    expect(isShort(action([change({ text: '' }, { text: 'long '.repeat(60) })]))).toBe(false);
  });
});
