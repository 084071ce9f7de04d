import { countries } from '@tradehall/domain/countries/countries.ts';
import { describe, expect, it } from 'vitest';
import { judgeWithdrawal } from './judge-withdrawal';

const oven = { id: 1, sku: 'EX1', parentSku: null, name: 'Oven', quantity: 3, placed: 3, sent: 0 };
const guarantee = { ...oven, id: 2, sku: '4100010', parentSku: 'EX1', name: 'Guarantee' };
const order = {
  state: 'PaymentSettled',
  clientType: 'PRIVATE',
  lines: [oven, guarantee],
  shipments: [],
  withdrawals: [],
};
const judge = (changes: Partial<Parameters<typeof judgeWithdrawal>[0]>) =>
  judgeWithdrawal({ ...order, ...changes }, countries.DE, '2026-03-17');
const withdrawn = (lineId: number, quantity: number) => ({
  id: 1,
  intentId: 'a',
  receivedAt: new Date(),
  name: 'Ada',
  email: 'ada@example.org',
  lines: [{ lineId, name: 'Oven', quantity }],
});
const delivered = (at: string) => ({
  lines: [{ ...oven, sent: 3 }, guarantee],
  shipments: [{ state: 'delivered' as const, at: new Date(at), carrier: 'Post', trackingCode: null }],
});

describe('withdrawing from an order', () => {
  it('is open before anything was sent, and for whoever has not said to be a company', () => {
    const open = { refusal: null, until: null };
    expect(judge({})).toMatchObject(open);
    expect(judge({ clientType: null })).toMatchObject(open);
  });

  it('is open on the last day and over on the next', () => {
    expect(judge(delivered('2026-03-03T10:00:00Z'))).toMatchObject({ refusal: null, until: '2026-03-17' });
    expect(judge(delivered('2026-03-02T10:00:00Z'))).toMatchObject({ refusal: 'ended', until: '2026-03-16' });
  });

  it('is not for companies, nor of what was cancelled', () => {
    expect(judge({ clientType: 'COMPANY' }).refusal).toBe('company');
    expect(judge({ state: 'Cancelled' }).refusal).toBe('cancelled');
  });

  it('is possible for what is left', () => {
    expect(judge({ withdrawals: [withdrawn(1, 2)] }).lines).toEqual([
      { lineId: 1, quantity: 1 },
      { lineId: 2, quantity: 3 },
    ]);
    expect(judge({ lines: [oven], withdrawals: [withdrawn(1, 2), withdrawn(1, 1)] }).refusal).toBe('nothing-left');
  });

  it('is not used up twice by an operator who carries it out', () => {
    const carriedOut = { ...oven, quantity: 1 };
    expect(judge({ lines: [carriedOut], withdrawals: [withdrawn(1, 2)] }).lines).toEqual([{ lineId: 1, quantity: 1 }]);
  });
});
