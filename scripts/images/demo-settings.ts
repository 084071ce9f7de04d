import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portOf } from '../addresses.ts';
import { projectFolder } from '../project-folders.ts';
import { readSecrets } from '../secrets.ts';
import { imageNamed } from './build-image.ts';

/**
 * What `deploy/compose.yaml` needs to be told, for a shop on this machine whose third parties are fakes. Secrets and ports are
 * those of the stack that `TRADEHALL_PORT_OFFSET` names, so journeys with the same offset find it.
 */
function demoSettings(): Record<string, string> {
  const secrets = readSecrets();
  const cardProvider = portOf('cardProvider');
  return {
    SHOP_PORT: String(portOf('storefront')),
    ENGINE_PORT: String(portOf('engine')),
    CARD_PROVIDER_PORT: String(cardProvider),
    MAIL_INBOX_PORT: String(portOf('mailInbox')),
    FAKES_CONTROL_PORT: String(portOf('fakesControl')),
    POSTGRES_PASSWORD: secrets.databasePassword,
    REDIS_PASSWORD: secrets.redisPassword,
    MEILISEARCH_KEY: secrets.searchKey,
    ENGINE_SECRET: secrets.engineSecret,
    COOKIE_SECRET: secrets.cookieSecret,
    STAFF_SECRET: secrets.staffSecret,
    CACHE_SECRET: secrets.cacheSecret,
    SUPERADMIN_PASSWORD: secrets.superadminPassword,
    DEMO_CUSTOMER_PASSWORD: secrets.demoCustomerPassword,
    SHOP_HOST_PATTERN: '{country}.localhost',
    SHOP_ORIGIN_PATTERN: `http://{country}.localhost:${portOf('storefront')}`,
    MAIL_URL: 'smtp://fakes:2525',
    CARD_PROVIDER_URL: `http://fakes:${cardProvider}`,
    CARD_PROVIDER_FIELDS_URL: `http://127.0.0.1:${cardProvider}`,
    CARD_PROVIDER_API_KEY: secrets.cardProviderKey,
    CARD_PROVIDER_HMAC_KEY: secrets.cardProviderHmacKey,
    CARD_PROVIDER_MERCHANT_ACCOUNT: 'Tradehall',
    VAT_SERVICE_KIND: 'xml',
    VAT_SERVICE_URL: 'http://fakes:3920/evatr',
    VAT_OWN_NUMBER: 'DE999999999',
    BREACHED_PASSWORDS_URL: 'http://fakes:3940',
    SELLER_NAME: 'Tradehall Handels GmbH',
    SELLER_ADDRESS: 'Musterstraße 12, 10115 Berlin',
  };
}

/**
 * Writes them where compose looks for them, unless somebody has written settings there before. The images of services are said
 * where the machine has built its own.
 */
export function offerDemoSettings(ownServices: readonly string[]): string {
  const file = join(projectFolder, 'deploy/.env');
  if (existsSync(file)) return 'deploy/.env stays as it is';
  const images = ownServices.map((name) => [`${name.toUpperCase()}_IMAGE`, imageNamed(name)] as const);
  const lines = [...Object.entries(demoSettings()), ...images].map(([name, value]) => `${name}=${value}`);
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return 'deploy/.env has the settings of a demo';
}
