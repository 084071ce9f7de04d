/** `campaignName` and `hero-banner` as a label: `Campaign name`, `Hero banner`. */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** `tradehall_de` as an operator calls that shop: `Germany`. */
export function shopInWords(storeKey: string): string {
  const code = /_([a-z]{2})$/.exec(storeKey)?.[1];
  return code === undefined ? storeKey : (countryNames.of(code.toUpperCase()) ?? storeKey);
}
