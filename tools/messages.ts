// npm run messages: what is wrong with the texts of the shop, language by language.
import { languages } from '@tradehall/domain/locales/languages.ts';
import { messagesByLanguage, messagesByLocale } from '@tradehall/domain/messages/messages.ts';
import { countFaults, faultKinds, findMessageFaults } from '../apps/storefront/app/i18n/report/message-report.ts';
import { readStorefrontSources } from '../apps/storefront/app/i18n/report/storefront-sources.ts';

const faults = findMessageFaults({
  byLanguage: messagesByLanguage,
  byLocale: messagesByLocale,
  sources: readStorefrontSources(),
});

for (const { file, kind, key, why } of faults) console.log(`${file}: ${key} ${why} (${kind})`);

console.table(
  Object.fromEntries(
    languages.map((language) => {
      const own = faults.filter(({ file }) => file === language);
      const counts = Object.fromEntries(faultKinds.map((kind) => [kind, countFaults(own, kind)]));
      return [language, { keys: Object.keys(messagesByLanguage[language]).length, ...counts }];
    }),
  ),
);

const messages = Object.keys(messagesByLanguage.en).length;
const closing = faultKinds
  .filter((kind) => kind !== 'style')
  .map((kind) => `${countFaults(faults, kind)} ${kind}`)
  .join(', ');
console.log(`${languages.length} languages × ${messages} messages: ${closing}`);
process.exitCode = faults.length === 0 ? 0 : 1;
