/** Which stores an operation is about, by its arguments or by the row they name. Null stands for all of them. */
export interface StoreRule {
  /** Paths of arguments that hold store keys. */
  readonly stores?: readonly string[];
  readonly locales?: readonly string[];
  /** The argument that chooses a store: chosen for whoever has one only. */
  readonly chosenBy?: string;
  /** The row that the argument names, and its column of stores or of a locale. */
  readonly row?: { readonly id: string; readonly statement: string; readonly holds: 'stores' | 'locale' };
  /** The field of each shown thing that says whose it is; `storeKey` unless told otherwise. */
  readonly shownBy?: 'storeKey' | 'key' | 'stores' | 'locale';
  /** Things of no store are shown to those who may see all of them. */
  readonly hidesCommon?: boolean;
}

const contactRequest = {
  row: { id: 'id', statement: 'SELECT store_key AS found FROM contact_request WHERE id = $1', holds: 'stores' },
} as const;
/** What names no stores is about all of them, as whoever looks after all of them has made it. */
const storesIn = (table: string) =>
  ({
    row: {
      id: 'id',
      statement: `SELECT coalesce(stores, (SELECT array_agg(key) FROM country_store)) AS found FROM ${table} WHERE id = $1`,
      holds: 'stores',
    },
  }) as const;
const importRun = storesIn('import_run');
const integrationKey = storesIn('integration_key');
const webhookEndpoint = storesIn('webhook_endpoint');
const orderRow = {
  row: {
    id: 'orderId',
    statement: 'SELECT "customFieldsStorekey" AS found FROM "order" WHERE id = $1',
    holds: 'stores',
  },
} as const;
const revision = (id: string) =>
  ({ id, statement: 'SELECT locale AS found FROM content_revision WHERE id = $1', holds: 'locale' }) as const;
const redirect = (id: string) =>
  ({ id, statement: 'SELECT store_key AS found FROM redirect WHERE id = $1', holds: 'stores' }) as const;

/** Every operation that takes or shows a store. A test reads the schema and misses none. */
export const storeRules: Readonly<Record<string, StoreRule>> = {
  'Query.countryStores': { shownBy: 'key' },
  'Query.shippingFees': { stores: ['storeKey'] },
  'Query.lowStockRule': { stores: ['storeKey'] },
  'Query.previewLowStock': { stores: ['storeKey'] },
  'Query.goingLive': { stores: ['storeKey'] },
  'Query.shopWords': { locales: ['locale'], shownBy: 'locale' },
  'Query.changedWordings': { shownBy: 'locale' },
  'Query.storePrices': {},
  'Query.priceGridChoices': {},
  'Query.priceGrid': { stores: ['stores'] },
  'Query.previewStorePrices': { stores: ['stores'] },
  'Query.pricePlans': { shownBy: 'stores' },
  'Query.guaranteeSettings': {},
  'Query.previewGuaranteeSettings': { stores: ['input.storeKey'] },
  'Query.volumeGroups': { stores: ['storeKey'] },
  'Query.volumeDiscounts': { shownBy: 'stores' },
  'Query.importRuns': { shownBy: 'stores', hidesCommon: true },
  'Query.importRun': { ...importRun, shownBy: 'stores', hidesCommon: true },
  'Query.importLines': importRun,
  'Query.importChanges': importRun,
  'Query.integrationKeys': { shownBy: 'stores', hidesCommon: true },
  'Query.webhookEndpoints': { shownBy: 'stores', hidesCommon: true },
  'Query.webhookDeliveries': webhookEndpoint,
  'Query.redirects': {},
  'Query.contentShops': {},
  'Query.contentPages': { locales: ['locale'], shownBy: 'locale' },
  'Query.contentRevisions': { locales: ['locale'], shownBy: 'locale' },
  'Query.contactRequests': { stores: ['storeKey'], chosenBy: 'storeKey' },
  'Query.contactRequestChoices': {},
  'Query.contactCase': contactRequest,
  'Query.reviews': { shownBy: 'locale' },
  'Query.paymentBoard': { stores: ['storeKey'], chosenBy: 'storeKey', hidesCommon: true },
  'Query.paymentBoardChoices': {},
  'Query.paymentCarts': { hidesCommon: true },
  'Query.paymentTimeline': { hidesCommon: true },
  'Query.orderDocuments': orderRow,
  'Query.orderDocumentFile': orderRow,
  'Query.syntheticPurchases': {},
  'Query.figuresChoices': {},
  'Query.figures': { stores: ['stores'] },
  'Query.whatWaits': { hidesCommon: true },
  'Mutation.updateCountryStore': { stores: ['input.key'], shownBy: 'key' },
  'Mutation.saveShippingFees': { stores: ['storeKey'] },
  'Mutation.forgetShippingFees': { stores: ['storeKey'] },
  'Mutation.saveLowStock': { stores: ['storeKey'] },
  'Mutation.openStore': { stores: ['storeKey'], shownBy: 'key' },
  'Mutation.closeStore': { stores: ['storeKey'], shownBy: 'key' },
  'Mutation.approveLegalPage': { locales: ['locale'] },
  'Mutation.saveWording': { locales: ['locale'] },
  'Mutation.setStorePrice': { stores: ['storeKey'] },
  'Mutation.applyStorePrices': { stores: ['stores'] },
  'Mutation.scheduleStorePrices': { stores: ['stores'] },
  'Mutation.cancelPricePlan': {
    row: {
      id: 'id',
      statement: 'SELECT stores AS found FROM price_plan WHERE id = $1',
      holds: 'stores',
    },
  },
  // Each row of the file is about a store, and is refused if it is not the operator's.
  'Mutation.readImportFile': { shownBy: 'stores', hidesCommon: true },
  'Mutation.changeProducts': { shownBy: 'stores', hidesCommon: true },
  'Mutation.checkImport': { ...importRun, shownBy: 'stores' },
  'Mutation.applyImport': { ...importRun, shownBy: 'stores' },
  'Mutation.undoImport': { ...importRun, shownBy: 'stores' },
  // A key is for the stores of whoever gives it.
  'Mutation.giveIntegrationKey': { shownBy: 'stores', hidesCommon: true },
  'Mutation.withdrawIntegrationKey': integrationKey,
  'Mutation.makeWebhookEndpoint': { shownBy: 'stores', hidesCommon: true },
  'Mutation.endWebhookEndpoint': webhookEndpoint,
  'Mutation.resumeWebhookEndpoint': webhookEndpoint,
  'Mutation.tellWebhookAgain': webhookEndpoint,
  'Mutation.saveGuaranteeSettings': { stores: ['input.storeKey'] },
  'Mutation.saveVolumeDiscount': {
    stores: ['input.stores'],
    row: { id: 'input.id', statement: 'SELECT stores AS found FROM volume_discount WHERE id = $1', holds: 'stores' },
    shownBy: 'stores',
  },
  'Mutation.saveRedirect': { stores: ['input.storeKey'], row: redirect('input.id') },
  'Mutation.deleteRedirect': { row: redirect('id') },
  'Mutation.createContentPage': { locales: ['input.locale'], shownBy: 'locale' },
  'Mutation.setContentSlug': { locales: ['locale'], shownBy: 'locale' },
  'Mutation.saveContentDraft': { locales: ['input.locale'], row: revision('input.id'), shownBy: 'locale' },
  'Mutation.publishContentRevision': { row: revision('id'), shownBy: 'locale' },
  'Mutation.withdrawContentRevision': { row: revision('id'), shownBy: 'locale' },
  'Mutation.moderateReview': {
    row: { id: 'id', statement: 'SELECT locale AS found FROM review WHERE id = $1', holds: 'locale' },
    shownBy: 'locale',
  },
  'Mutation.closeContactRequest': contactRequest,
  'Mutation.reopenContactRequest': contactRequest,
  'Mutation.answerContactRequest': contactRequest,
  'Mutation.deliverContactRequest': contactRequest,
};

/** What every operator does for herself. */
export const openToAll: ReadonlySet<string> = new Set([
  'Mutation.login',
  'Mutation.authenticate',
  'Mutation.logout',
  'Mutation.beginPasskeySignIn',
  'Mutation.beginPasskey',
  'Mutation.addPasskey',
  'Mutation.removePasskey',
  'Mutation.beginSecondFactor',
  'Mutation.confirmSecondFactor',
  'Mutation.renewRecoveryCodes',
  'Mutation.createStaffPass',
  'Mutation.setSettingsStoreValue',
  'Mutation.setSettingsStoreValues',
]);

/** The engine's own lists of persons and orders know no store, and neither do its sums of all orders. */
export const closedQueries: ReadonlySet<string> = new Set(
  [
    'orders',
    'order',
    'customers',
    'customer',
    'customerGroups',
    'customerGroup',
    'operatorLog',
    'dashboardMetricSummary',
  ].map((name) => `Query.${name}`),
);
