import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { addressBook, type BookedAddress } from './address-book.ts';

interface Component {
  readonly longText: string;
  readonly shortText: string;
  readonly types: readonly string[];
}

interface KnownPlace {
  readonly id: string;
  readonly country: Country;
  /** As a suggestion shows it. */
  readonly text: string;
  readonly components: readonly Component[];
}

const most = 5;

const component = (type: string, text: string, shortText = text): Component => ({
  longText: text,
  shortText,
  types: [type],
});

/** The Dutch are asked for the number first, with the postal code, and write it last. */
const isNumberFirst = ({ addressLayout: { order } }: Country): boolean => order[2] === 'streetNumber';

function lineOf({ route, number }: BookedAddress, country: Country): string {
  if (number === null) return route;
  return isNumberFirst(country) ? `${number} ${route}` : `${route} ${number}`;
}

function placeOf(booked: BookedAddress, country: Country, at: number): KnownPlace {
  const { route, number, postalCode, places } = booked;
  const town = places.postal_town ?? places.locality ?? '';
  return {
    id: `ChIJ-${country.code}_${at}`,
    country,
    text: `${lineOf(booked, country)}, ${town}`,
    components: [
      ...(number === null ? [] : [component('street_number', number)]),
      component('route', route),
      ...Object.entries(places).map(([type, text]) => component(type, text)),
      component('country', country.label, country.code),
      component('postal_code', postalCode),
    ],
  };
}

const knownPlaces = Object.values(countries).flatMap((country) =>
  (addressBook[country.code] ?? []).map((booked, at) => placeOf(booked, country, at)),
);

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export const findPlace = (id: string): KnownPlace | null => knownPlaces.find((place) => place.id === id) ?? null;

/** Every word that was typed begins a word of the address. */
export function placesLike(typed: string, regions: readonly string[]): readonly KnownPlace[] {
  const wanted = wordsOf(typed);
  return knownPlaces
    .filter(({ country, text }) => {
      const words = wordsOf(text);
      const isInside = regions.length === 0 || regions.includes(country.code.toLowerCase());
      return isInside && wanted.every((word) => words.some((known) => known.startsWith(word)));
    })
    .slice(0, most);
}
