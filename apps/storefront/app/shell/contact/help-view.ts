import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { translator } from '../../i18n/translator.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { LinkView } from '../../ui/link-view.ts';
import { contactRows, type ContactRow } from './contact-view.ts';

export interface HelpView {
  readonly title: string;
  readonly rows: readonly ContactRow[];
  readonly links: readonly LinkView[];
}

/** What answers most questions before they are asked. */
const pageKeys = ['help-centre-faq', 'withdrawal-policy', 'dispatch-information'] as const;

export function helpView(store: StoreDocument | null, shop: ShopRequest): HelpView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  return {
    title: translate('shell.contactPanel'),
    rows: contactRows(store, translate),
    links: pageKeys.flatMap((key) => {
      const href = links.contentPage(key);
      const page = shop.contentPages.findByKey(key);
      return href === null || page === null ? [] : [{ href, label: page.title }];
    }),
  };
}
