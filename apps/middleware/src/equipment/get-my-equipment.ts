import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { OwnedEquipment } from '@tradehall/domain/equipment/equipment.engine-calls.ts';
import type { Equipment } from '@tradehall/domain/equipment/equipment.ts';
import type { CallContext } from '../context/call-context.ts';
import type { Handle } from '../context/call-handler.ts';
import { visibleProducts } from '../catalogue/visible-products.ts';

/** As many as fit into a row. */
const mostAccessories = 4;

export const getMyEquipment: Handle<'my-equipment', 'getMyEquipment'> = async (input, context) => {
  if (!context.hasSession) return fail({ code: 'not-authenticated' });
  const { endsUntil = null } = input;
  const owned = await context.engineAnswer('myEquipment', { ...input, endsUntil });
  if (owned === null) return fail({ code: 'not-authenticated' });
  const results = await Promise.all(owned.results.map((each) => shown(each, input.locale, context)));
  return succeed({ total: owned.total, results });
};

/** With what the read side knows of it; what the shop has forgotten is still theirs who bought it. */
async function shown(owned: OwnedEquipment, locale: Locale, context: CallContext): Promise<Equipment> {
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
