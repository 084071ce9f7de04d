import type { Equipment } from '@tradehall/domain/equipment/equipment.ts';
import { calendarDateIn, daysAfter } from '@tradehall/domain/countries/calendar-date.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { LinkView } from '../ui/link-view.ts';
import { guaranteeTexts } from './equipment-view.ts';

/** Long enough to report what has been put off. */
const soonDays = 90;

/** As many as an overview has room for; the others are on the page of the equipment. */
export const mostEnding = 3;

export const endsSoonUntil = ({ country }: Pick<ShopRequest, 'country'>, now: Date): string =>
  daysAfter(calendarDateIn(country.timeZone, now), soonDays);

export interface EndsSoonView {
  readonly title: string;
  readonly machines: readonly {
    readonly sku: string;
    readonly name: string;
    readonly picture: string | null;
    readonly text: string;
  }[];
  readonly all: LinkView;
}

/** Null where nothing ends soon. Of a machine the guarantee that ends last counts, of several purchases the first. */
export function endsSoonView(machines: readonly Equipment[], shop: ShopRequest): EndsSoonView | null {
  const translate = translator(shop.locale);
  if (machines.length === 0) return null;
  return {
    title: translate('account.endsSoon'),
    machines: machines.map(({ sku, name, image, purchases: [first] }) => ({
      sku,
      name,
      picture: image?.url ?? null,
      text: first === undefined ? '' : (guaranteeTexts(first, shop, translate).at(-1) ?? ''),
    })),
    all: { href: pageLinks(shop).route('my-account/my-equipment') ?? '', label: translate('account.nav.equipment') },
  };
}
