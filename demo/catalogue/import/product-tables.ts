import { CopyRows } from './copy-rows';

const product = [
  ...[
    'id',
    'createdAt',
    'updatedAt',
    'enabled',
    'featuredAssetId',
    'customFieldsBrand',
    'customFieldsFamily',
    'customFieldsModel',
  ],
  ...['customFieldsEan', 'customFieldsVolumediscountgroup', 'customFieldsEnergyclass'],
  ...['customFieldsEnergyscale', 'customFieldsTags', 'customFieldsEnabledonmarket'],
  ...['customFieldsParentproductsforaccessory', 'customFieldsRelatedaccessories', 'customFieldsIspackagetypefreight'],
  ...[
    'customFieldsIsbware',
    'customFieldsEligibleforselling',
    'customFieldsGrossheightmm',
    'customFieldsGrosslengthmm',
  ],
  ...['customFieldsGrosswidthmm', 'customFieldsGrossweightg', 'customFieldsNetheightmm', 'customFieldsNetlengthmm'],
  ...['customFieldsNetwidthmm', 'customFieldsNetweightg', 'customFieldsExtraguaranteeratepermyriad'],
  ...[
    'customFieldsNumberof360images',
    'customFieldsReleasedate',
    'customFieldsAvailablefrom',
    'customFieldsTechdetails',
  ],
];

const productTranslation = [
  ...['id', 'createdAt', 'updatedAt', 'languageCode', 'baseId', 'name', 'slug', 'description'],
  ...['customFieldsHighlights', 'customFieldsFaq', 'customFieldsDeliverypackage', 'customFieldsSafetywarnings'],
  ...['customFieldsMetatitle', 'customFieldsMetadescription', 'customFieldsMetakeywords'],
];

const productVariant = [
  ...['id', 'createdAt', 'updatedAt', 'enabled', 'sku', 'outOfStockThreshold', 'useGlobalOutOfStockThreshold'],
  ...['trackInventory', 'taxCategoryId', 'productId'],
];

const variantPrice = ['id', 'createdAt', 'updatedAt', 'currencyCode', 'channelId', 'price', 'variantId'];
const stockLevel = [
  'id',
  'createdAt',
  'updatedAt',
  'stockOnHand',
  'stockAllocated',
  'productVariantId',
  'stockLocationId',
];
const review = [
  'id',
  'product_id',
  'author_name',
  'text',
  'rating',
  'created_at',
  'locale',
  'included_in_statistics',
  'is_sample',
];

/** The rows of a chunk of products, in an order in which each refers only to what is already there. */
export function productTables() {
  return {
    product: new CopyRows('product', product),
    productChannel: new CopyRows('product_channels_channel', ['productId', 'channelId']),
    productTranslation: new CopyRows('product_translation', productTranslation),
    variant: new CopyRows('product_variant', productVariant),
    variantChannel: new CopyRows('product_variant_channels_channel', ['productVariantId', 'channelId']),
    variantTranslation: new CopyRows('product_variant_translation', [
      'id',
      'createdAt',
      'updatedAt',
      'languageCode',
      'name',
      'baseId',
    ]),
    variantPrice: new CopyRows('product_variant_price', variantPrice),
    stockLevel: new CopyRows('stock_level', stockLevel),
    storePrice: new CopyRows('store_price', ['variant_id', 'store_key', 'list_cents', 'sale_cents', 'updated_at']),
    priceHistory: new CopyRows('store_price_history', ['variant_id', 'store_key', 'effective_from', 'cents']),
    productCategory: new CopyRows('product_category', ['product_id', 'collection_id']),
    productAsset: new CopyRows('product_asset', ['id', 'createdAt', 'updatedAt', 'assetId', 'position', 'productId']),
    review: new CopyRows('review', review),
    sampleSales: new CopyRows('product_sales', ['product_id', 'source', 'pieces']),
  };
}

export type ProductTables = ReturnType<typeof productTables>;
