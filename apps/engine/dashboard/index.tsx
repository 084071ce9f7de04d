import { defineDashboardExtension } from '@vendure/dashboard';
import { ContactRequestsPage } from './contact/contact-requests-page';
import { ContentEditor } from './content/content-editor';
import { ContentList } from './content/content-list';
import { inDisplayLanguage } from './display-language';
import { OperatorLogPage } from './operators/operator-log-page';
import { ResetSecondFactor } from './operators/reset-second-factor';
import { SecondFactorGate, SecondFactorPage } from './operators/second-factor-page';
import { SignInStep, Wordmark } from './operators/sign-in-step';
import { StoresInput } from './operators/stores-input';
import { OrderDocuments } from './payment/order-documents';
import { PaymentBoardPage } from './payment/payment-board-page';
import { CartTimelinePage, PaymentTimelinePage } from './payment/payment-timeline-page';
import { FiguresBlock } from './figures/figures-block';
import { ManufacturersPage } from './catalogue/manufacturers/manufacturers-page';
import { PictureTexts, ProductPictures } from './catalogue/pictures/picture-blocks';
import { CategoryPicture, WhereCategoryPictureIsShown } from './catalogue/pictures/picture-input';
import { RefusedFiles } from './catalogue/pictures/refused-files';
import { ImportsPage } from './imports/imports-page';
import { IntegrationsPage } from './integrations/integrations-page';
import { PricesPage } from './catalogue/prices/prices-page';
import { RecallsPage } from './catalogue/recalls/recalls-page';
import { RedirectsPage } from './content/redirects/redirects-page';
import { ReviewsPage } from './reviews/reviews-page';
import { SyntheticPurchasesPage } from './synthetic-shopper/synthetic-purchases-page';
import { StorePage } from './stores/store-page';
import { StorePrices } from './catalogue/store-prices';
import { StoresPage } from './stores/stores-page';
import { WordingPage } from './stores/wording/wording-page';
import { WorkbenchLink } from './workbench/product-block';
import { ProductWorkPage } from './workbench/product-work-page';
import { WorkbenchPage } from './workbench/workbench-page';

defineDashboardExtension(
  inDisplayLanguage({
    routes: [
      {
        path: '/payments',
        component: (route) => <PaymentBoardPage route={route} />,
        loader: () => ({ breadcrumb: 'Payments' }),
        navMenuItem: { sectionId: 'sales', id: 'payments', title: 'Payments', requiresPermission: 'ReadOrder' },
      },
      {
        path: '/payment-timeline',
        component: (route) => <PaymentTimelinePage route={route} />,
        loader: () => ({ breadcrumb: 'Payment timeline' }),
        navMenuItem: {
          sectionId: 'sales',
          id: 'payment-timeline',
          title: 'Payment timeline',
          requiresPermission: 'ReadOrder',
        },
      },
      {
        path: '/payment-timeline/$cartId',
        component: (route) => <CartTimelinePage route={route} />,
        loader: () => ({ breadcrumb: 'Payment timeline' }),
      },
      {
        path: '/synthetic-shopper',
        component: () => <SyntheticPurchasesPage />,
        loader: () => ({ breadcrumb: 'Synthetic shopper' }),
        navMenuItem: {
          sectionId: 'sales',
          id: 'synthetic-shopper',
          title: 'Synthetic shopper',
          requiresPermission: 'ReadOrder',
        },
      },
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
        navMenuItem: {
          sectionId: 'marketing',
          id: 'redirects',
          title: 'Redirects',
          requiresPermission: 'ReadRedirect',
        },
      },
      {
        path: '/prices',
        component: () => <PricesPage />,
        loader: () => ({ breadcrumb: 'Prices' }),
        navMenuItem: { sectionId: 'catalog', id: 'prices', title: 'Prices', requiresPermission: 'ReadCatalog' },
      },
      {
        path: '/imports',
        component: () => <ImportsPage />,
        loader: () => ({ breadcrumb: 'Imports' }),
        navMenuItem: { sectionId: 'catalog', id: 'imports', title: 'Imports', requiresPermission: 'UpdateCatalog' },
      },
      {
        path: '/workbench',
        component: () => <WorkbenchPage />,
        loader: () => ({ breadcrumb: 'Workbench' }),
        navMenuItem: { sectionId: 'catalog', id: 'workbench', title: 'Workbench', requiresPermission: 'ReadCatalog' },
      },
      {
        path: '/workbench/$id',
        component: (route) => <ProductWorkPage route={route} />,
        loader: () => ({ breadcrumb: 'Product' }),
      },
      {
        path: '/manufacturers',
        component: () => <ManufacturersPage />,
        loader: () => ({ breadcrumb: 'Manufacturers' }),
        navMenuItem: {
          sectionId: 'catalog',
          id: 'manufacturers',
          title: 'Manufacturers',
          requiresPermission: 'ReadCatalog',
        },
      },
      {
        path: '/recalls',
        component: () => <RecallsPage />,
        loader: () => ({ breadcrumb: 'Recalls' }),
        navMenuItem: { sectionId: 'catalog', id: 'recalls', title: 'Recalls', requiresPermission: 'ReadProductRecall' },
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
      {
        path: '/reviews',
        component: () => <ReviewsPage />,
        loader: () => ({ breadcrumb: 'Reviews' }),
        navMenuItem: { sectionId: 'customers', id: 'reviews', title: 'Reviews', requiresPermission: 'ReadReview' },
      },
      {
        path: '/stores',
        component: () => <StoresPage />,
        loader: () => ({ breadcrumb: 'Stores' }),
        navMenuItem: { sectionId: 'settings', id: 'stores', title: 'Stores', requiresPermission: 'ReadCountryStore' },
      },
      {
        path: '/stores/$key',
        component: (route) => <StorePage route={route} />,
        loader: () => ({ breadcrumb: 'Store' }),
      },
      {
        path: '/wording',
        component: () => <WordingPage />,
        loader: () => ({ breadcrumb: 'Words of the shop' }),
        navMenuItem: {
          sectionId: 'settings',
          id: 'wording',
          title: 'Words of the shop',
          requiresPermission: 'ReadCountryStore',
        },
      },
      {
        path: '/integrations',
        component: () => <IntegrationsPage />,
        loader: () => ({ breadcrumb: 'Integrations' }),
        navMenuItem: {
          sectionId: 'settings',
          id: 'integrations',
          title: 'Integrations',
          requiresPermission: 'ReadIntegration',
        },
      },
      {
        path: '/operator-log',
        component: (route) => <OperatorLogPage route={route} />,
        loader: () => ({ breadcrumb: 'Log of operators' }),
        navMenuItem: {
          sectionId: 'settings',
          id: 'operator-log',
          title: 'Log of operators',
          requiresPermission: 'ReadOperatorLog',
        },
      },
      {
        path: '/second-factor',
        component: () => <SecondFactorPage />,
        loader: () => ({ breadcrumb: 'Second factor' }),
        navMenuItem: {
          sectionId: 'settings',
          id: 'second-factor',
          title: 'Second factor',
          requiresPermission: 'Authenticated',
        },
      },
    ],
    login: { logo: { component: Wordmark }, beforeForm: { component: SignInStep } },
    customFormComponents: {
      customFields: [
        { id: 'operator-stores', component: StoresInput },
        { id: 'category-picture', component: CategoryPicture },
      ],
    },
    customProviders: [
      { id: 'second-factor', location: 'layout', component: SecondFactorGate },
      { id: 'refused-files', location: 'layout', component: RefusedFiles },
    ],
    // They belong to the engine's figures, which are replaced.
    actionBarItems: ['date-range-picker', 'edit-layout-button'].map((itemId) => ({
      pageId: 'insights',
      id: `no-${itemId}`,
      component: () => null,
      position: { itemId, order: 'replace' },
    })),
    // The engine's own figures add up all currencies; its own price block edits the one price row that no shopper is ever charged.
    pageBlocks: [
      {
        id: 'figures',
        title: 'What waits, and figures',
        location: { pageId: 'insights', column: 'full', position: { blockId: 'widgets', order: 'replace' } },
        component: FiguresBlock,
      },
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
      {
        id: 'order-documents',
        title: 'Invoice and credit notes',
        location: { pageId: 'order-detail', column: 'side', position: { blockId: 'customer', order: 'after' } },
        component: OrderDocuments,
      },
      {
        id: 'picture-texts',
        title: 'What it shows',
        location: { pageId: 'asset-detail', column: 'main', position: { blockId: 'asset-preview', order: 'after' } },
        component: PictureTexts,
      },
      {
        id: 'product-workbench',
        title: 'Workbench',
        location: { pageId: 'product-detail', column: 'side', position: { blockId: 'assets', order: 'before' } },
        component: WorkbenchLink,
      },
      {
        id: 'product-pictures',
        title: 'Texts of the pictures',
        location: { pageId: 'product-detail', column: 'side', position: { blockId: 'assets', order: 'after' } },
        component: ProductPictures,
      },
      {
        id: 'where-category-picture-is-shown',
        title: 'Picture',
        location: { pageId: 'collection-detail', column: 'side', position: { blockId: 'assets', order: 'replace' } },
        component: WhereCategoryPictureIsShown,
      },
      {
        id: 'reset-second-factor',
        title: 'Second factor',
        location: {
          pageId: 'administrator-detail',
          column: 'side',
          position: { blockId: 'roles', order: 'after' },
        },
        component: ResetSecondFactor,
      },
    ],
  }),
);
