import { z } from 'zod';

/** Pages of the company outside the shops that the frame links to. */
const companySites = ['about-us', 'jobs', 'returns-portal'] as const;
export type CompanySite = (typeof companySites)[number];

/** B§2.3: a video site, a social network and two professional networks. Names are the networks' own in every language. */
export const networkNames = { youtube: 'YouTube', facebook: 'Facebook', linkedin: 'LinkedIn', xing: 'XING' } as const;
const networks = z.enum(['youtube', 'facebook', 'linkedin', 'xing']);
export const socialNetworks = networks.options;

/** By site, as the store's operators have entered them. What has no address is not shown. */
export const externalSites = z.partialRecord(
  z.enum([...companySites, ...socialNetworks]),
  z.url({ protocol: /^https$/ }).max(500),
);
export type ExternalSites = z.output<typeof externalSites>;
