/** SQL: whether a guarantee is sold for a product wherever a store sells any and does not exclude it. */
export function mayHaveGuarantee(variant: string, product: string): string {
  return `(${variant}.sku NOT LIKE '41000%' AND ${product}."customFieldsExtraguaranteeratepermyriad" > 0
    AND ${product}."customFieldsIsbware" IS NOT TRUE)`;
}

/** SQL: whether a store's settings exclude a product. The names are those the statement gives to the tables. */
export function isExcludedBy(settings: string, variant: string, product: string): string {
  return `(${variant}.sku = ANY(${settings}.excluded_skus)
    OR ${product}."customFieldsBrand" = ANY(${settings}.excluded_brands)
    OR ${product}."customFieldsFamily" = ANY(${settings}.excluded_relations))`;
}
