import type { NavigationNode } from '@tradehall/domain/catalogue/navigation-document.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { NamedLinkView } from '../ui/link-view.ts';

export interface HomeView {
  readonly kind: 'departments';
  readonly title: string;
  readonly metaDescription: string;
  readonly lead: string;
  readonly layout: 'default';
  readonly hasNewsletter: true;
  readonly robots: null;
  readonly departmentsLabel: string;
  readonly departments: readonly (NamedLinkView & { readonly groups: readonly NamedLinkView[] })[];
}

const groupsOnTile = 4;

export function homeView(roots: readonly NavigationNode[], shop: ShopRequest): HomeView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  const toLink = ({ name, slug }: NavigationNode): NamedLinkView => ({ name, href: links.category(slug) });
  const withProducts = (nodes: readonly NavigationNode[]) => nodes.filter(({ hasProducts }) => hasProducts);
  return {
    kind: 'departments',
    title: translate('home.title'),
    metaDescription: translate('home.lead'),
    lead: translate('home.lead'),
    layout: 'default',
    hasNewsletter: true,
    robots: null,
    departmentsLabel: translate('home.departments'),
    departments: withProducts(roots).map((root) => ({
      ...toLink(root),
      groups: withProducts(root.children).slice(0, groupsOnTile).map(toLink),
    })),
  };
}
