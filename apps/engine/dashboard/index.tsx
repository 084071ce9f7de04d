import { defineDashboardExtension } from '@vendure/dashboard';
import { ContactRequestsPage } from './contact-requests/contact-requests-page';
import { ContentEditor } from './content/content-editor';
import { ContentList } from './content/content-list';
import { RedirectsPage } from './redirects/redirects-page';
import { StorePrices } from './store-prices';

defineDashboardExtension({
  routes: [
    {
      path: '/content',
      component: (route) => <ContentList route={route} />,
      loader: () => ({ breadcrumb: 'Content' }),
      navMenuItem: { sectionId: 'marketing', id: 'content', title: 'Content', requiresPermission: 'ReadContent' },
    },
    {
      path: '/content/$locale/$key',
      component: (route) => <ContentEditor route={route} />,
      loader: () => ({ breadcrumb: 'Page' }),
    },
    {
      path: '/redirects',
      component: () => <RedirectsPage />,
      loader: () => ({ breadcrumb: 'Redirects' }),
      navMenuItem: { sectionId: 'marketing', id: 'redirects', title: 'Redirects', requiresPermission: 'ReadRedirect' },
    },
    {
      path: '/contact-requests',
      component: () => <ContactRequestsPage />,
      loader: () => ({ breadcrumb: 'Contact requests' }),
      navMenuItem: {
        sectionId: 'customers',
        id: 'contact-requests',
        title: 'Contact requests',
        requiresPermission: 'ReadContactRequest',
      },
    },
  ],
  // The engine's own price block edits the one price row that no shopper is ever charged.
  pageBlocks: [
    {
      id: 'store-prices',
      title: 'Prices by store',
      location: {
        pageId: 'product-variant-detail',
        column: 'main',
        position: { blockId: 'price-and-tax', order: 'replace' },
      },
      component: StorePrices,
    },
  ],
});
