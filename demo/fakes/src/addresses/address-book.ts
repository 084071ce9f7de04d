import type { CountryCode } from '@tradehall/domain/countries/countries.ts';

/** Places by what they are to the address; which of them names the city is the country's matter. */
type Places = Readonly<
  Partial<
    Record<
      | 'postal_town'
      | 'locality'
      | 'sublocality_level_1'
      | 'administrative_area_level_1'
      | 'administrative_area_level_2',
      string
    >
  >
>;

export interface BookedAddress {
  readonly route: string;
  /** Null: the whole street. */
  readonly number: string | null;
  readonly postalCode: string;
  readonly places: Places;
}

const house = (route: string, number: string, postalCode: string, places: Places): BookedAddress => ({
  route,
  number,
  postalCode,
  places,
});
const street = (route: string, postalCode: string, places: Places): BookedAddress => ({
  route,
  number: null,
  postalCode,
  places,
});
const town = (locality: string, region = locality): Places => ({ locality, administrative_area_level_1: region });
const postTown = (postal_town: string, region: string): Places => ({
  postal_town,
  administrative_area_level_1: region,
});
const quarter = (locality: string, sublocality: string): Places => ({ locality, sublocality_level_1: sublocality });
const district = (locality: string, administrative_area_level_2: string): Places => ({
  locality,
  administrative_area_level_2,
});

/** A few addresses of every country, as its people write them. */
export const addressBook: Readonly<Partial<Record<CountryCode, readonly BookedAddress[]>>> = {
  AT: [
    house('Mariahilfer Straße', '7', '1060', town('Wien')),
    house('Kärntner Straße', '19', '1010', town('Wien')),
    street('Herrengasse', '8010', town('Graz', 'Steiermark')),
  ],
  BE: [
    house('Rue Neuve', '15', '1000', town('Bruxelles')),
    house('Meir', '48', '2000', town('Antwerpen', 'Vlaanderen')),
    street('Veldstraat', '9000', town('Gent', 'Vlaanderen')),
  ],
  BG: [house('бул. Витоша', '18', '1000', town('София')), street('ул. Граф Игнатиев', '1142', town('София'))],
  CH: [
    house('Bahnhofstrasse', '21', '8001', town('Zürich')),
    house('Rue du Rhône', '4', '1204', town('Genève')),
    street('Via Nassa', '6900', town('Lugano', 'Ticino')),
  ],
  CZ: [
    house('Dlouhá', '8', '110 00', quarter('Praha', 'Praha 1')),
    house('Masarykova', '12', '602 00', quarter('Brno', 'Brno-střed')),
    street('Náměstí Míru', '760 01', district('Zlín', 'Zlín')),
  ],
  DE: [
    house('Kurfürstendamm', '22', '10719', town('Berlin')),
    house('Hauptstraße', '5', '10827', town('Berlin')),
    house('Hauptstraße', '112', '69117', town('Heidelberg', 'Baden-Württemberg')),
    house('Königsallee', '60', '40212', town('Düsseldorf', 'Nordrhein-Westfalen')),
    street('Lange Straße', '18055', town('Rostock', 'Mecklenburg-Vorpommern')),
    street('Hauptstraße', '01097', town('Dresden', 'Sachsen')),
    street('Hauptstraße', '79104', town('Freiburg im Breisgau', 'Baden-Württemberg')),
  ],
  DK: [
    house('Strøget', '3', '1160', town('København', 'Hovedstaden')),
    street('Søndergade', '8000', town('Aarhus', 'Midtjylland')),
  ],
  ES: [
    house('Calle de Serrano', '45', '28001', town('Madrid')),
    house('Carrer de Mallorca', '401', '08013', town('Barcelona', 'Catalunya')),
    street('Calle Triana', '35002', town('Las Palmas de Gran Canaria', 'Canarias')),
  ],
  FI: [
    house('Mannerheimintie', '14', '00100', town('Helsinki', 'Uusimaa')),
    street('Hämeenkatu', '33100', town('Tampere', 'Pirkanmaa')),
  ],
  FR: [
    house('Rue de Rivoli', '99', '75001', town('Paris', 'Île-de-France')),
    house('Rue de la République', '12', '69001', town('Lyon', 'Auvergne-Rhône-Alpes')),
    street('Rue du 8 Mai 1945', '75010', town('Paris', 'Île-de-France')),
  ],
  GB: [
    house('Downing Street', '10', 'SW1A 2AA', postTown('London', 'England')),
    house('Market Street', '12', 'M1 1PT', postTown('Manchester', 'England')),
    street('Princes Street', 'EH2 2ER', postTown('Edinburgh', 'Scotland')),
  ],
  GR: [house('Ερμού', '25', '105 63', town('Αθήνα', 'Αττική')), street('Τσιμισκή', '546 24', town('Θεσσαλονίκη'))],
  HR: [house('Ilica', '30', '10000', town('Zagreb')), street('Marmontova ulica', '21000', town('Split'))],
  HU: [
    house('Andrássy út', '22', '1061', town('Budapest')),
    street('Kossuth Lajos utca', '4024', town('Debrecen', 'Hajdú-Bihar')),
  ],
  IE: [
    house('Grafton Street', '20', 'D02 VF65', town('Dublin', 'Leinster')),
    street('Shop Street', 'H91 X2T7', town('Galway')),
  ],
  IT: [
    house('Via del Corso', '126', '00186', town('Roma', 'Lazio')),
    house('Via Torino', '40', '20123', town('Milano', 'Lombardia')),
    street('Via Toledo', '80134', town('Napoli', 'Campania')),
  ],
  LT: [house('Gedimino prospektas', '9', '01103', town('Vilnius')), street('Laisvės alėja', '44309', town('Kaunas'))],
  NL: [
    house('Kalverstraat', '92', '1012 PH', town('Amsterdam', 'Noord-Holland')),
    street('Coolsingel', '3011 AD', town('Rotterdam', 'Zuid-Holland')),
  ],
  NO: [
    house('Karl Johans gate', '31', '0159', postTown('Oslo', 'Oslo')),
    street('Torgallmenningen', '5014', postTown('Bergen', 'Vestland')),
  ],
  PL: [
    house('Marszałkowska', '104', '00-017', town('Warszawa', 'Mazowieckie')),
    house('Floriańska', '15', '31-019', town('Kraków', 'Małopolskie')),
    street('Długa', '80-831', town('Gdańsk', 'Pomorskie')),
  ],
  PT: [
    house('Rua Augusta', '21', '1100-048', town('Lisboa')),
    street('Rua de Santa Catarina', '4000-447', town('Porto')),
  ],
  RO: [
    house('Calea Victoriei', '37', '010061', town('București')),
    street('Strada Republicii', '500030', town('Brașov')),
  ],
  SE: [
    house('Drottninggatan', '50', '111 21', postTown('Stockholm', 'Stockholms län')),
    street('Kungsgatan', '411 19', postTown('Göteborg', 'Västra Götalands län')),
  ],
  SI: [house('Čopova ulica', '5', '1000', town('Ljubljana')), street('Gosposka ulica', '2000', town('Maribor'))],
  SK: [
    house('Obchodná', '12', '811 06', quarter('Bratislava', 'Staré Mesto')),
    house('Hlavná', '8', '040 01', quarter('Košice', 'Staré Mesto')),
    street('Štefánikova trieda', '949 01', district('Nitra', 'Nitra')),
  ],
};
