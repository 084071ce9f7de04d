/** Says how the page around the blocks looks, and draws nothing itself. */
export function MarketingLandingPageConfig() {
  return null;
}
