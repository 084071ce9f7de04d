import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The table is small; asking the server for routes during navigation would cost a round trip.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
