import { countries } from '@tradehall/domain/countries/countries.ts';
import { originOfShop, stackEnvironment, urls } from './addresses.ts';
import { hasDemo } from './project-folders.ts';

export function printAddresses(): void {
  const environment = stackEnvironment();
  const { SUPERADMIN_USERNAME: name, SUPERADMIN_PASSWORD: password } = environment;
  console.log('\nTradehall is open:');
  for (const country of Object.values(countries)) console.log(`  ${country.code}         ${originOfShop(country)}/`);
  console.log(`  dashboard  ${urls.dashboard}/dashboard`);
  console.log(`             ${name} / ${password}`);
  if (!hasDemo) return;
  console.log(`  customer   demo@tradehall.example / ${environment.DEMO_CUSTOMER_PASSWORD}`);
  console.log(`  mail       ${urls.mailInbox}/`);
  console.log(`  VAT        ${urls.vat}/`);
  console.log(`  addresses  ${urls.addresses}/`);
  console.log(`  tracking   ${urls.tracking}/`);
  console.log(`  payments   ${urls.cardProvider}/`);
  console.log(`  fakes      ${urls.fakesControl}/`);
}
