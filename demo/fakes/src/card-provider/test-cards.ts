type CardOutcome = 'authorised' | 'refused' | 'challenge' | 'no-answer' | 'pending';

const outcomes: Readonly<Record<string, CardOutcome>> = {
  '4000000000000002': 'refused',
  '4000000000003220': 'challenge',
  '4000000000009995': 'no-answer',
  '4000000000000069': 'pending',
};

/** Every other number is good for any amount. */
export function outcomeOf(cardNumber: string): CardOutcome {
  return outcomes[cardNumber] ?? 'authorised';
}

export function brandOf(cardNumber: string): string {
  if (/^5[1-5]|^2[2-7]/.test(cardNumber)) return 'mc';
  return /^3[47]/.test(cardNumber) ? 'amex' : 'visa';
}
