import { reorderedLine } from '@tradehall/domain/orders/reorder.ts';
import type { Reorder } from '@tradehall/domain/orders/reorder.ts';
import { currencyCodes } from '@tradehall/domain/money/currencies.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { z } from 'zod';
import { guaranteeName, isGuarantee } from '../cart/guarantee-name.ts';

const reordered = z.object({
  __typename: z.literal('Reordered'),
  lines: z.array(
    reorderedLine.omit({ price: true }).extend({
      nowCents: z.int().nullable(),
      beforeCents: z.int().nullable(),
      currencyCode: z.enum(currencyCodes),
    }),
  ),
});

const notReordered = z.object({
  __typename: z.literal('NotReordered'),
  code: z.enum(['order-not-found', 'cart-frozen']),
});

export const engineReorder = z.discriminatedUnion('__typename', [reordered, notReordered]);

export const engineReorderFields = `__typename
  ... on Reordered { lines { sku name outcome wanted added nowCents beforeCents currencyCode } }
  ... on NotReordered { code }`;

export function shopperReorder({ lines }: z.output<typeof reordered>, locale: Locale): Reorder {
  return {
    lines: lines.map(({ nowCents, beforeCents, currencyCode, ...line }) => ({
      ...line,
      name: isGuarantee(line.sku) ? guaranteeName(line.sku, locale) : line.name,
      price:
        nowCents === null
          ? null
          : {
              now: moneyOf(nowCents, currencyCode),
              before: beforeCents === null ? null : moneyOf(beforeCents, currencyCode),
            },
    })),
  };
}
