import { z } from 'zod';
import { startAddressFake } from './addresses/address-fake.ts';
import { startBreachedPasswordsFake } from './breached-passwords/breached-passwords-fake.ts';
import { startCardProviderFake } from './card-provider/card-provider-fake.ts';
import { startCaseManagementFake } from './case-management/case-management-fake.ts';
import { startControl } from './control.ts';
import { startIdentityFake } from './identity/identity-fake.ts';
import { redirectUrisOf } from './identity/redirect-uris.ts';
import { startMailFake } from './mail/mail-fake.ts';
import { startMerchantSystemFake } from './merchant-system/merchant-system-fake.ts';
import { startRecommendationsFake } from './recommendations/recommendations-fake.ts';
import { startTrackingFake } from './tracking/tracking-fake.ts';
import { startVatFake } from './vat/vat-fake.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const environment = z
  .object({
    FAKES_CONTROL_PORT: port.default(3900),
    MAIL_SMTP_PORT: port.default(2525),
    MAIL_INBOX_PORT: port.default(8025),
    CARD_PROVIDER_PORT: port.default(3910),
    CARD_PROVIDER_FOLDER: z.string().min(1).default('.data/card-provider'),
    CARD_PROVIDER_WEBHOOK_URL: z.url().default('http://127.0.0.1:3100/webhooks/card-provider'),
    // The same as the engine's where it is told none.
    CARD_PROVIDER_API_KEY: z.string().default('development-card-provider'),
    CARD_PROVIDER_HMAC_KEY: z.string().default('de'.repeat(32)),
    CARD_PROVIDER_MERCHANT_ACCOUNT: z.string().default('Tradehall'),
    WALLETS_ORIGIN: z.url().default('http://wallets.localhost:3000'),
    VAT_PORT: port.default(3920),
    ADDRESSES_PORT: port.default(3930),
    ADDRESS_SERVICE_KEY: z.string().min(1).default('development-address-service'),
    BREACHED_PASSWORDS_PORT: port.default(3940),
    IDENTITY_PORT: port.default(3950),
    GOOGLE_CLIENT_ID: z.string().min(1).default('shop-at-google'),
    GOOGLE_CLIENT_SECRET: z.string().min(1).default('development-google'),
    FACEBOOK_CLIENT_ID: z.string().min(1).default('shop-at-facebook'),
    FACEBOOK_CLIENT_SECRET: z.string().min(1).default('development-facebook'),
    SHOP_ORIGIN_PATTERN: z.string().min(1).default('http://{country}.localhost:3000'),
    TRACKING_PORT: port.default(3960),
    RECOMMENDATIONS_PORT: port.default(3970),
    CASE_MANAGEMENT_PORT: port.default(3980),
    MERCHANT_SYSTEM_PORT: port.default(3995),
  })
  .parse(process.env);

const mail = await startMailFake({ smtp: environment.MAIL_SMTP_PORT, inbox: environment.MAIL_INBOX_PORT });
const vat = await startVatFake(environment.VAT_PORT);
const passwords = await startBreachedPasswordsFake(environment.BREACHED_PASSWORDS_PORT);
const addresses = await startAddressFake(environment.ADDRESSES_PORT, environment.ADDRESS_SERVICE_KEY);
const cases = await startCaseManagementFake(environment.CASE_MANAGEMENT_PORT);
const recommendations = await startRecommendationsFake(environment.RECOMMENDATIONS_PORT);
const merchant = await startMerchantSystemFake(environment.MERCHANT_SYSTEM_PORT);
const tracking = await startTrackingFake(environment.TRACKING_PORT);
const identity = await startIdentityFake({
  port: environment.IDENTITY_PORT,
  google: {
    clientId: environment.GOOGLE_CLIENT_ID,
    clientSecret: environment.GOOGLE_CLIENT_SECRET,
    redirectUris: redirectUrisOf(environment.SHOP_ORIGIN_PATTERN, 'google'),
  },
  facebook: {
    clientId: environment.FACEBOOK_CLIENT_ID,
    clientSecret: environment.FACEBOOK_CLIENT_SECRET,
    redirectUris: redirectUrisOf(environment.SHOP_ORIGIN_PATTERN, 'facebook'),
  },
});
const cards = await startCardProviderFake({
  port: environment.CARD_PROVIDER_PORT,
  folder: environment.CARD_PROVIDER_FOLDER,
  webhookUrl: environment.CARD_PROVIDER_WEBHOOK_URL,
  apiKey: environment.CARD_PROVIDER_API_KEY,
  hmacKey: environment.CARD_PROVIDER_HMAC_KEY,
  merchantAccount: environment.CARD_PROVIDER_MERCHANT_ACCOUNT,
  allowedOrigins: [environment.WALLETS_ORIGIN],
});
const control = await startControl(environment.FAKES_CONTROL_PORT, [
  mail,
  vat,
  addresses,
  passwords,
  identity,
  tracking,
  cases,
  recommendations,
  merchant,
  cards,
]);
console.log(
  `fakes on ${control.url}, mail on ${mail.smtpUrl}, inbox on ${mail.url}, VAT numbers on ${vat.url}, addresses on ${addresses.url}, breached passwords on ${passwords.url}, sign-in providers on ${identity.url}, tracking on ${tracking.url}, cases on ${cases.url}, recommendations on ${recommendations.url}, a merchant’s system on ${merchant.url}, cards on ${cards.url}`,
);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void Promise.all([
      control.stop(),
      mail.stop(),
      vat.stop(),
      addresses.stop(),
      passwords.stop(),
      identity.stop(),
      tracking.stop(),
      cases.stop(),
      recommendations.stop(),
      merchant.stop(),
      cards.stop(),
    ]);
  });
}
