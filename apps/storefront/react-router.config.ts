import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { bundleWalletScript, walletScriptName } from './server/wallets/wallet-script.ts';

export default {
  ssr: true,
  // `scripts/build-pages.ts` puts it into its place when it is complete.
  buildDirectory: 'dist/draft',
  // The table is small; asking the server for routes during navigation would cost a round trip.
  routeDiscovery: { mode: 'initial' },
  // The script of the wallets' documents belongs to no page.
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const folder = join(buildDirectory, 'wallets');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, walletScriptName), await bundleWalletScript());
  },
} satisfies Config;
