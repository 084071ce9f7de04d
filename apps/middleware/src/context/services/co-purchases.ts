/** What was ordered together with products, most often first. */
export interface CoPurchases {
  orderedWith(skus: readonly string[], limit: number): Promise<readonly string[]>;
}
