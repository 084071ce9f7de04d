import { join } from 'node:path';
import { pictureQuality, portOf, urls } from './addresses.ts';
import { dataFolder, mediaFolders } from './project-folders.ts';

interface ShopProcess {
  readonly script: string;
  readonly healthUrl: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Only of these two: a test that starts an engine of its own would otherwise feed the development stack's indexes. */
export const searchNodes = { MEILISEARCH_URLS: urls.search };

/** The processes of the shop. */
export const shopProcesses = {
  fakes: {
    script: 'demo/fakes/src/start-all.ts',
    healthUrl: `${urls.fakesControl}/health`,
    environment: {
      FAKES_CONTROL_PORT: String(portOf('fakesControl')),
      MAIL_SMTP_PORT: String(portOf('mailSmtp')),
      MAIL_INBOX_PORT: String(portOf('mailInbox')),
      VAT_PORT: String(portOf('vat')),
      ADDRESSES_PORT: String(portOf('addresses')),
      TRACKING_PORT: String(portOf('tracking')),
      BREACHED_PASSWORDS_PORT: String(portOf('breachedPasswords')),
      IDENTITY_PORT: String(portOf('identity')),
      RECOMMENDATIONS_PORT: String(portOf('recommendations')),
      CASE_MANAGEMENT_PORT: String(portOf('caseManagement')),
      MERCHANT_SYSTEM_PORT: String(portOf('merchantSystem')),
      CARD_PROVIDER_PORT: String(portOf('cardProvider')),
      CARD_PROVIDER_FOLDER: join(dataFolder, 'card-provider'),
      CARD_PROVIDER_WEBHOOK_URL: `${urls.engine}/webhooks/card-provider`,
    },
  },
  engine: {
    script: 'apps/engine/dist/src/server.js',
    healthUrl: `${urls.engine}/ready`,
    environment: { PORT: String(portOf('engine')), METRICS_PORT: String(portOf('engineMetrics')) },
  },
  worker: {
    script: 'apps/engine/dist/src/worker.js',
    healthUrl: `${urls.worker}/ready`,
    environment: { WORKER_PORT: String(portOf('worker')), ...searchNodes },
  },
  middleware: {
    script: 'apps/middleware/src/server.ts',
    healthUrl: `${urls.middleware}/ready`,
    environment: { PORT: String(portOf('middleware')), ...searchNodes },
  },
  pictures: {
    script: 'demo/catalogue/dist/pictures.js',
    healthUrl: `${urls.pictures}/health`,
    environment: {
      PICTURES_PORT: String(portOf('pictures')),
      PICTURE_QUALITY: pictureQuality(),
      DRAFTS_FOLDER: mediaFolders[pictureQuality() === 'full' ? 'draft' : 'sketch'],
    },
  },
  storefront: {
    script: 'apps/storefront/server/server.ts',
    healthUrl: `${urls.storefront}/ready`,
    environment: { PORT: String(portOf('storefront')), METRICS_PORT: String(portOf('storefrontMetrics')) },
  },
} as const satisfies Record<string, ShopProcess>;

export type ShopProcessName = keyof typeof shopProcesses;
