import { z } from 'zod';
import { countryCodes } from '@tradehall/domain/locales/locales.ts';
import { addressBook, type BookedAddress } from './address-book.ts';

/** In the order B§7 names them: city, street with number, postal code. */
export const validationQuestion = z.strictObject({
  address: z.strictObject({
    regionCode: z.enum(countryCodes),
    addressLines: z.tuple([z.string(), z.string(), z.string()]),
  }),
});
type ValidationQuestion = z.output<typeof validationQuestion>;

const townOf = ({ places }: BookedAddress): string => places.postal_town ?? places.locality ?? '';

const component = (componentType: string, text: string, asked: string) => ({
  componentName: { text },
  componentType,
  confirmationLevel: 'CONFIRMED',
  ...(text !== asked && text.toLowerCase() === asked.toLowerCase() && { spellCorrected: true }),
  ...(text.toLowerCase() !== asked.toLowerCase() && { replaced: true }),
});

/** Only a street of the book is known; what else is said of it is compared, and mended. What is not so is left out. */
export function judgeAddress({ address: { regionCode, addressLines } }: ValidationQuestion) {
  const [city, street, postalCode] = addressLines;
  const known = addressBook[regionCode]?.find(({ route }) => street.toLowerCase().includes(route.toLowerCase()));
  if (known === undefined)
    return { verdict: { hasUnconfirmedComponents: true }, address: { formattedAddress: addressLines.join(', ') } };
  const addressComponents = [
    component('locality', townOf(known), city),
    component('postal_code', known.postalCode, postalCode),
  ];
  return {
    verdict: {
      ...(/\d/.test(street) && { addressComplete: true }),
      ...(addressComponents.some((each) => 'replaced' in each) && { hasReplacedComponents: true }),
    },
    address: { formattedAddress: `${street}, ${known.postalCode} ${townOf(known)}`, addressComponents },
  };
}
