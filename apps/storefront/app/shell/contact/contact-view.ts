import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { Translate } from '../../i18n/translator.ts';

export interface ContactRow {
  readonly key: 'phone' | 'hours' | 'email';
  readonly label: string;
  readonly text: string;
  readonly href: string | null;
}

/** B§2.3: phone number and opening hours when configured. Hours are those of the phone, so they need one. */
export function contactRows(store: StoreDocument | null, translate: Translate): readonly ContactRow[] {
  if (store === null) return [];
  const { phoneNumber, openingHours, emailAddress } = store;
  const phone: readonly ContactRow[] =
    phoneNumber === null
      ? []
      : [
          {
            key: 'phone',
            label: translate('shell.phone'),
            text: phoneNumber,
            href: `tel:${phoneNumber.replace(/[^+\d]/g, '')}`,
          },
          ...(openingHours === null
            ? []
            : [{ key: 'hours', label: translate('shell.openingHours'), text: openingHours, href: null } as const]),
        ];
  return [
    ...phone,
    { key: 'email', label: translate('shell.email'), text: emailAddress, href: `mailto:${emailAddress}` },
  ];
}
