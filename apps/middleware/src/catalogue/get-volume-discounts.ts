import { succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';

export const getVolumeDiscounts: Handle<'new-ct', 'getVolumeDiscounts'> = async (
  { locale, discountGroup, sort },
  context,
) => {
  const document = await context.read('volume-discounts', locale, discountGroup);
  const direction = sort === 'sort-order-asc' ? 1 : -1;
  const results = (document?.results ?? [])
    .filter(({ isActive, stores }) => isActive && (stores.length === 0 || stores.includes(context.storeKey)))
    // Sort orders are decimal fractions written as text.
    .toSorted((one, other) => direction * (Number(one.sortOrder) - Number(other.sortOrder)));
  return succeed({ cartDiscounts: { results } });
};
