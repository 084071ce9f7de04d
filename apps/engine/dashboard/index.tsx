import { defineDashboardExtension } from '@vendure/dashboard';
import { StorePrices } from './store-prices';

// The engine's own price block edits the one price row that no shopper is ever charged.
defineDashboardExtension({
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
