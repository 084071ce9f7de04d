/**
 * Sites outside the shops that the frame links to. Configuration data: an address changes when the company moves a site,
 * and its own address leads on to a network's page, so that no account of somebody else is ever linked.
 */
export const externalSites = {
  'about-us': 'https://www.tradehall.com/about-us',
  jobs: 'https://www.tradehall.com/jobs',
  'returns-portal': 'https://www.tradehall.com/returns',
} as const;
export type ExternalSite = keyof typeof externalSites;

/** B§2.3: a video site, a social network and two professional networks. Names are the networks' own in every language. */
export const socialSites = [
  { name: 'YouTube', url: 'https://www.tradehall.com/social/youtube' },
  { name: 'Facebook', url: 'https://www.tradehall.com/social/facebook' },
  { name: 'LinkedIn', url: 'https://www.tradehall.com/social/linkedin' },
  { name: 'XING', url: 'https://www.tradehall.com/social/xing' },
] as const;
