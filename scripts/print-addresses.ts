import { countries } from '@tradehall/domain/countries/countries.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { portOf, shopHostPattern, stackEnvironment, urls } from './addresses.ts';

export function printAddresses(): void {
  const { SUPERADMIN_USERNAME: name, SUPERADMIN_PASSWORD: password } = stackEnvironment();
  console.log('\nTradehall is open:');
  for (const country of Object.values(countries)) {
    console.log(`  ${country.code}         http://${hostOfStore(country, shopHostPattern)}:${portOf('storefront')}/`);
  }
  console.log(`  dashboard  ${urls.engine}/dashboard`);
  console.log(`             ${name} / ${password}`);
  console.log(`  mail       ${urls.mailInbox}/`);
  console.log(`  fakes      ${urls.fakesControl}/`);
}
