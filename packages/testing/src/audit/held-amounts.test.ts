import { describe, expect, it } from 'vitest';
import { heldAmounts, type JournalEntry } from './held-amounts.ts';

const entry = (kind: JournalEntry['kind'], amountCents: number): JournalEntry => ({
  reference: 'DE1',
  pspReference: 'psp-1',
  kind,
  amountCents,
  currencyCode: 'EUR',
});

describe('what the provider holds', () => {
  it('is what was authorised and neither cancelled nor refunded', () => {
    expect(heldAmounts([entry('authorised', 100)])).toMatchObject([{ heldCents: 100, isCancelled: false }]);
    expect(heldAmounts([entry('authorised', 100), entry('cancelled', 100)])).toMatchObject([
      { heldCents: 0, isCancelled: true },
    ]);
    const refunded = [entry('authorised', 100), entry('captured', 100), entry('refunded', 40)];
    expect(heldAmounts(refunded)).toMatchObject([{ heldCents: 60 }]);
  });
});
