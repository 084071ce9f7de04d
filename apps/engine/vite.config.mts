import { join } from 'node:path';
import { vendureDashboardPlugin } from '@vendure/dashboard/vite';
import { defineConfig } from 'vite';

// The build reads only the shape of the configuration; production is asked for its own values when it starts.
for (const name of ['SUPERADMIN_PASSWORD', 'ENGINE_SECRET', 'COOKIE_SECRET', 'STAFF_SECRET', 'CARD_PROVIDER_API_KEY'])
  process.env[name] ??= 'read-by-no-one-here';
process.env['CARD_PROVIDER_HMAC_KEY'] ??= '0'.repeat(64);
process.env['VAT_OWN_NUMBER'] ??= 'DE000000000';
process.env['SELLER_NAME'] ??= 'read-by-no-one-here';

export default defineConfig({
  base: '/dashboard/',
  // `scripts/build-pages.ts` puts it into its place when it is complete.
  build: {
    outDir: join(import.meta.dirname, 'dist/dashboard-draft'),
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
  },
  plugins: [
    vendureDashboardPlugin({
      vendureConfigPath: join(import.meta.dirname, 'src/vendure-config.ts'),
      vendureConfigExport: 'config',
      api: { host: 'auto', port: 'auto' },
      // It writes a `base` element, which the dashboard's policy forbids; the files are named by their whole path instead.
      disablePlugins: { transformIndexHtml: true },
    }),
  ],
});
