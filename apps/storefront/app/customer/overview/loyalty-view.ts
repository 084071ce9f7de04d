import type { LoyaltyLevelsDocument } from '@tradehall/domain/cart/discount-documents.ts';
import type { LoyaltyStanding } from '@tradehall/domain/cart/loyalty-standing.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { formatCount, formatDate, formatRate } from '../../i18n/formats.ts';
import { translator } from '../../i18n/translator.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { VisitorRequest } from '../../request/visitor-request.ts';
import { logged } from '../account-request.ts';

export interface Loyalty {
  readonly standing: LoyaltyStanding;
  readonly levels: LoyaltyLevelsDocument;
}

export interface LoyaltyView {
  readonly title: string;
  /** The level, what it gives, what it rests on, what is missing to the next. */
  readonly lines: readonly string[];
  readonly levels: readonly { readonly text: string; readonly isMine: boolean }[];
  readonly more: { readonly href: string; readonly label: string } | null;
}

/** Null where the shop sells nothing or grants no levels. The account is shown without them, too, while nobody can tell. */
export async function findLoyalty({ calls }: VisitorRequest, shop: ShopRequest): Promise<Loyalty | null> {
  if (!shop.country.checkoutEnabled) return null;
  const [mine, all] = await Promise.all([
    calls['new-ct'].getMyLoyaltyLevel({}, logged(shop, 'nobody can tell the level')),
    shop.calls['new-ct'].getLoyaltyLevels({ locale: shop.locale }, logged(shop, 'nobody knows the levels')),
  ]);
  const standing = mine?.ok === true ? mine.value.standing : null;
  return standing !== null && all?.ok === true ? { standing, levels: all.value } : null;
}

/** The day from which orders count. */
function periodBegins({ periodMonths }: LoyaltyStanding, now: Date): string {
  const begins = new Date(now);
  begins.setUTCMonth(begins.getUTCMonth() - periodMonths);
  return begins.toISOString();
}

export function loyaltyView({ standing, levels }: Loyalty, shop: ShopRequest, now: Date): LoyaltyView {
  const { locale, country } = shop;
  const translate = translator(locale);
  const { levelNumber, discountPermyriad, turnover, next } = standing;
  const groups = levels.customerGroups.results;
  const percent = formatRate(discountPermyriad, locale);
  const date = formatDate(periodBegins(standing, now), country) ?? '';
  const href = pageLinks(shop).contentPage('partners');
  return {
    title: translate('footer.partners'),
    lines: [
      translate('account.level.mine', { level: levelNumber, levels: groups.length }),
      ...(discountPermyriad === 0 ? [] : [translate('product.personalDiscount', { percent })]),
      translate('account.level.paid', { date, amount: formatMoney(turnover, locale) }),
      next === null
        ? translate('account.level.highest')
        : translate('account.level.next', {
            amount: formatMoney(next.missing, locale),
            level: formatCount(next.levelNumber, locale),
            rate: formatRate(next.discountPermyriad, locale),
          }),
    ],
    levels: groups.flatMap(({ key, levelNumber: level, cohortRangeFrom }) => {
      const found = levels.cartDiscounts.results.find(({ customerGroupKey }) => customerGroupKey === key);
      const rate = found?.value.permyriad ?? 0;
      const amount = formatMoney(cohortRangeFrom, locale);
      if (rate === 0) return [];
      const text = translate('account.level.row', { level, amount, rate: formatRate(rate, locale) });
      return [{ text, isMine: level === levelNumber }];
    }),
    more: href === null ? null : { href, label: translate('account.level.how') },
  };
}
