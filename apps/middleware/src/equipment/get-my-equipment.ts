import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { equipment as shownEquipment, equipmentPurchase } from '@tradehall/domain/equipment/equipment.ts';
import type { Equipment } from '@tradehall/domain/equipment/equipment.ts';
import { recall } from '@tradehall/domain/equipment/recall.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';
import type { Handle } from '../context/call-handler.ts';
import { visibleProducts } from '../catalogue/visible-products.ts';

const machine = shownEquipment.pick({ sku: true, name: true, quantity: true }).extend({
  purchases: z.array(equipmentPurchase).min(1),
  recalls: z.array(recall),
});

const question = {
  document: `query ($locale: String!, $limit: Int!, $offset: Int!) {
    myEquipment(locale: $locale, limit: $limit, offset: $offset) {
      total
      results {
        sku name quantity
        purchases { orderId orderNumber purchasedOn quantity isDelivered legalUntil extraUntil }
        recalls { id hazard action batch publishedAt }
      }
    }
  }`,
  answers: z.object({
    myEquipment: z.object({ total: z.int().nonnegative(), results: z.array(machine) }).nullable(),
  }),
};

/** As many as fit into a row. */
const mostAccessories = 4;

export const getMyEquipment: Handle<'my-equipment', 'getMyEquipment'> = async (input, context) => {
  if (!context.hasSession) return fail({ code: 'not-authenticated' });
  const { myEquipment: owned } = await context.ask(question, input);
  if (owned === null) return fail({ code: 'not-authenticated' });
  const results = await Promise.all(owned.results.map((each) => shown(each, input.locale, context)));
  return succeed({ total: owned.total, results });
};

/** With what the read side knows of it; what the shop has forgotten is still theirs who bought it. */
async function shown(owned: z.output<typeof machine>, locale: Locale, context: CallContext): Promise<Equipment> {
  const product = await context.read('product', locale, owned.sku);
  const accessories = await visibleProducts(product?.relatedAccessories ?? [], locale, context);
  return {
    ...owned,
    productNumber: owned.sku.slice(2),
    name: product?.card.name ?? owned.name,
    slug: product?.isVisible === true ? product.card.slug : null,
    image: product?.card.image ?? null,
    manualUrl: product?.manualUrl ?? null,
    accessories: accessories
      .filter(({ card, isBware }) => card.isOnStock && !isBware)
      .slice(0, mostAccessories)
      .map(({ card }) => card),
  };
}
