/** What does not fit about a price, as an operator would tell a colleague; `{amount}` is what it is measured by. */
export const priceConcerns: Readonly<Record<string, string>> = {
  'changed-meanwhile': 'Somebody has changed the price meanwhile: it is {amount} now.',
  'not-below-list': 'The sale price is not below the list price of {amount}.',
  'already-scheduled': 'Another plan has this price at that time. Cancel it first, or take another time.',
  'nothing-to-return-to': 'It has no price yet that could come back at the end.',
  'ends-a-plan': 'A plan is running for this price. Yours stays, and nothing comes back at its end.',
  'below-cost': 'Below cost: {amount} would cover it.',
  'no-30-days': 'Its prices are not known for 30 days yet: the page crosses nothing out.',
  'not-below-lowest': 'Not below {amount}, the lowest price of the 30 days before: the page shows no percentage.',
};
