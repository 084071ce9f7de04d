import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // `scripts/build-pages.ts` puts it into its place when it is complete.
  buildDirectory: 'dist/draft',
  // The table is small; asking the server for routes during navigation would cost a round trip.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
