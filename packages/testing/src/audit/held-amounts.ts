/** Money that moved at the provider. */
export interface JournalEntry {
  readonly reference: string;
  readonly pspReference: string;
  readonly kind: 'authorised' | 'captured' | 'cancelled' | 'refunded';
  readonly amountCents: number;
  readonly currencyCode: string;
}

/** What the provider holds of shoppers' money, a payment at a time. */
export function heldAmounts(journal: readonly JournalEntry[]) {
  const payments = Map.groupBy(journal, ({ pspReference }) => pspReference);
  return [...payments].map(([pspReference, moved]) => {
    const sum = (kind: JournalEntry['kind']) =>
      moved.filter((entry) => entry.kind === kind).reduce((cents, { amountCents }) => cents + amountCents, 0);
    const authorisedCents = sum('authorised');
    return {
      pspReference,
      reference: moved[0]?.reference ?? '',
      currencyCode: moved[0]?.currencyCode ?? '',
      authorisedCents,
      isCancelled: sum('cancelled') > 0,
      heldCents: authorisedCents - sum('cancelled') - sum('refunded'),
    };
  });
}
