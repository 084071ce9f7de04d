import { countries, type CountryCode } from '@tradehall/domain/countries/countries.ts';
import type { Shop } from './cart-steps.ts';

/** By the names of the fields. */
export type TypedAddress = Readonly<Record<string, string>>;

export interface Buyer extends Shop {
  readonly address: TypedAddress;
  readonly company?: { readonly name: string; readonly vatNumber: string };
  readonly shipTo?: { readonly country: CountryCode; readonly address: TypedAddress };
}

/** Guests of eight shops, as the journeys through the checkout know them. */
export const buyers = {
  SK: {
    shop: 'sk.localhost',
    country: countries.SK,
    home: '/',
    locale: 'sk-SK',
    address: {
      firstName: 'Jana',
      lastName: 'Nováková',
      streetName: 'Hlavná',
      streetNumber: '12/3',
      postalCode: '811 01',
      city: 'Bratislava',
    },
  },
  DE: {
    shop: 'de.localhost',
    country: countries.DE,
    home: '/',
    locale: 'de-DE',
    address: {
      firstName: 'Anna',
      lastName: 'Müller',
      streetName: 'Hauptstraße',
      streetNumber: '5a',
      postalCode: '10115',
      city: 'Berlin',
    },
    company: { name: 'Café Müller GmbH', vatNumber: 'ATU12345678' },
    shipTo: {
      country: 'AT',
      address: {
        firstName: 'Anna',
        lastName: 'Müller',
        streetName: 'Mariahilfer Straße',
        streetNumber: '7',
        postalCode: '1060',
        city: 'Wien',
      },
    },
  },
  CH: {
    shop: 'ch.localhost/fr',
    country: countries.CH,
    home: '/fr/',
    locale: 'fr-CH',
    address: {
      firstName: 'Luc',
      lastName: 'Favre',
      streetName: 'Rue du Rhône',
      streetNumber: '4',
      postalCode: '1204',
      city: 'Genève',
    },
  },
  CZ: {
    shop: 'cz.localhost',
    country: countries.CZ,
    home: '/',
    locale: 'cs-CZ',
    address: {
      firstName: 'Petr',
      lastName: 'Svoboda',
      streetName: 'Dlouhá',
      streetNumber: '8',
      postalCode: '110 00',
      city: 'Praha',
      phone: '+420 601 123 456',
    },
  },
  PT: {
    shop: 'pt.localhost',
    country: countries.PT,
    home: '/',
    locale: 'pt-PT',
    address: {
      firstName: 'Inês',
      lastName: 'Carvalho',
      streetName: 'Rua Augusta',
      streetNumber: '21',
      postalCode: '1100-048',
      city: 'Lisboa',
    },
  },
  PL: {
    shop: 'pl.localhost',
    country: countries.PL,
    home: '/',
    locale: 'pl-PL',
    address: {
      firstName: 'Ewa',
      lastName: 'Kowalska',
      streetName: 'Długa',
      streetNumber: '44/50',
      postalCode: '00-241',
      city: 'Warszawa',
    },
  },
  GB: {
    shop: 'gb.localhost',
    country: countries.GB,
    home: '/',
    locale: 'en-GB',
    address: {
      firstName: 'Robin',
      lastName: 'Walker',
      streetName: 'Market Street',
      streetNumber: '12',
      postalCode: 'SW1A 1AA',
      city: 'London',
    },
  },
} as const satisfies Readonly<Record<string, Buyer>>;
