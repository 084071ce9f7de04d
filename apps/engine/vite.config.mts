import { join } from 'node:path';
import { vendureDashboardPlugin } from '@vendure/dashboard/vite';
import { defineConfig } from 'vite';

// The build reads only the shape of the configuration; production is asked for its own values when it starts.
const readByNoOne = {
  DATABASE_URL: 'postgres://nowhere.invalid/none',
  REDIS_URL: 'redis://nowhere.invalid',
  SHOP_HOST_PATTERN: '{country}.nowhere.invalid',
  MAIL_URL: 'smtp://nowhere.invalid',
  CARD_PROVIDER_URL: 'https://nowhere.invalid',
  CARD_PROVIDER_MERCHANT_ACCOUNT: 'read-by-no-one-here',
  CARD_PROVIDER_API_KEY: 'read-by-no-one-here',
  CARD_PROVIDER_HMAC_KEY: '0'.repeat(64),
  VAT_SERVICE_URL: 'https://nowhere.invalid',
  VAT_OWN_NUMBER: 'DE000000000',
  BREACHED_PASSWORDS_URL: 'https://nowhere.invalid',
  SELLER_NAME: 'read-by-no-one-here',
  SELLER_ADDRESS: 'read-by-no-one-here',
  UPLOADS_FOLDER: '/read-by-no-one-here',
  SUPERADMIN_PASSWORD: 'read-by-no-one-here',
  ENGINE_SECRET: 'read-by-no-one-here',
  COOKIE_SECRET: 'read-by-no-one-here',
  STAFF_SECRET: 'read-by-no-one-here',
};
for (const [name, value] of Object.entries(readByNoOne)) process.env[name] ??= value;

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
