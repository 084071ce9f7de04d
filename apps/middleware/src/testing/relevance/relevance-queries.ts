import { localeCodes, type Locale } from '@tradehall/domain/locales/locales.ts';

export type Kind = 'typo' | 'plural' | 'compound' | 'synonym' | 'unit' | 'number';

export interface RelevanceQuery {
  readonly locale: Locale;
  readonly kind: Kind;
  readonly query: string;
  /** Any product of one of these families is what was looked for. */
  readonly families: readonly string[];
}

const scales = ['platform-scales', 'crane-scales', 'precision-scales'];
const welders = ['mig-mag-welders', 'tig-welders'];
const pumps = ['submersible-pumps', 'garden-pumps'];
const coolers = ['refrigerated-cabinets', 'bottle-coolers', 'minibars'];
const drills = ['impact-drills', 'pillar-drills'];

type Row = readonly [kind: Kind, query: string, ...families: string[]];

/** As shoppers type them, by language. */
const rows: Readonly<Partial<Record<Locale, readonly Row[]>>> = {
  'de-DE': [
    ['typo', 'friteuse', 'deep-fryers'],
    ['typo', 'hochdruckreinger', 'pressure-washers'],
    ['typo', 'kompresor', 'compressors', 'cool-boxes'],
    ['typo', 'schweisgerät', ...welders],
    ['typo', 'mirkoskop', 'microscopes'],
    ['typo', 'akktenvernichter', 'paper-shredders'],
    ['typo', 'kafeemühle', 'coffee-grinders'],
    ['typo', 'luftentfeuchtr', 'dehumidifiers'],
    ['plural', 'kettensägen', 'chainsaws'],
    ['plural', 'saunaöfen', 'sauna-heaters'],
    ['plural', 'bürostühle', 'office-chairs'],
    ['plural', 'werkbaenke', 'workbenches'],
    ['compound', 'helm schweißen', 'welding-helmets'],
    ['compound', 'helm', 'welding-helmets'],
    ['compound', 'waage', ...scales],
    ['compound', 'pumpe', ...pumps],
    ['compound', 'bohrmaschine', ...drills],
    ['compound', 'kaffee maschine', 'coffee-urns'],
    ['compound', 'schlauch garten', 'garden-hoses'],
    ['synonym', 'schredder', 'paper-shredders'],
    ['synonym', 'flex', 'angle-grinders'],
    ['synonym', 'notstromaggregat', 'power-generators'],
    ['synonym', 'wurstschneidemaschine', 'meat-slicers'],
    ['synonym', 'partyzelt', 'party-tents'],
    ['unit', 'hubwagen 2500kg', 'pallet-trucks'],
    ['unit', 'laminiergerät', 'laminators'],
  ],
  'en-GB': [
    ['typo', 'presure washer', 'pressure-washers'],
    ['typo', 'refractometr', 'refractometers'],
    ['typo', 'dehumidifer', 'dehumidifiers'],
    ['typo', 'weelchair', 'wheelchairs'],
    ['typo', 'oscilosscope', 'oscilloscopes'],
    ['plural', 'welding helmets', 'welding-helmets'],
    ['plural', 'laboratory power supplies', 'laboratory-power-supplies'],
    ['plural', 'workbenches', 'workbenches'],
    ['synonym', 'fryer', 'deep-fryers', 'fryer-baskets'],
    ['synonym', 'chip fryer', 'deep-fryers'],
    ['synonym', 'fridge', ...coolers],
    ['synonym', 'hoover', 'wet-dry-vacuums', 'vacuum-filters'],
    ['synonym', 'pallet jack', 'pallet-trucks'],
    ['synonym', 'ice maker', 'ice-machines'],
    ['compound', 'chain saw', 'chainsaws'],
    ['compound', 'paddle board', 'sup-boards', 'paddles'],
  ],
  'fr-FR': [
    ['typo', 'fritteuse', 'deep-fryers', 'fryer-baskets'],
    ['typo', 'tronconeuse', 'chainsaws'],
    ['typo', 'climatizeur', 'air-conditioners'],
    ['typo', 'transpallette', 'pallet-trucks'],
    ['plural', 'balances', ...scales],
    ['plural', 'compresseurs', 'compressors', 'cool-boxes'],
    ['plural', 'tuyaux arrosage', 'garden-hoses'],
    ['synonym', 'frigo', ...coolers],
    ['synonym', 'générateur', 'power-generators', 'ozone-generators'],
    ['synonym', 'disqueuse', 'angle-grinders'],
    ['compound', 'coffre fort', 'safes'],
    ['compound', 'presse agrumes', 'citrus-juicers'],
  ],
  'pl-PL': [
    ['typo', 'frytkownica', 'deep-fryers'],
    ['typo', 'kompresro', 'compressors', 'cool-boxes'],
    ['typo', 'osuszcz powietrza', 'dehumidifiers'],
    ['typo', 'niszczaka', 'paper-shredders'],
    ['plural', 'frytownic', 'deep-fryers', 'fryer-baskets'],
    ['plural', 'wagi', ...scales],
    ['plural', 'spawarek', ...welders],
    ['plural', 'młynki do kawy', 'coffee-grinders'],
    ['synonym', 'lodówka', ...coolers, 'display-coolers', 'cool-boxes'],
    ['synonym', 'kostkarka', 'ice-machines'],
    ['synonym', 'paleciak', 'pallet-trucks'],
    ['unit', 'myjka cisnieniowa', 'pressure-washers'],
  ],
  'el-GR': [
    ['typo', 'φριτεζα', 'deep-fryers', 'fryer-baskets'],
    ['typo', 'μικροσκοπο', 'microscopes'],
    ['typo', 'αλυσοπριωνο', 'chainsaws'],
    ['typo', 'αφυγραντιρας', 'dehumidifiers'],
    ['plural', 'ζυγαριές', ...scales],
    ['plural', 'αντλίες', ...pumps],
    ['plural', 'παγομηχανες', 'ice-machines'],
    ['synonym', 'γεννήτρια', 'power-generators', 'ozone-generators'],
    ['synonym', 'σβουράκι', 'angle-grinders'],
    ['synonym', 'κομπρεσέρ', 'compressors', 'cool-boxes'],
  ],
  'bg-BG': [
    ['typo', 'фритюник', 'deep-fryers', 'fryer-baskets'],
    ['typo', 'водоструика', 'pressure-washers'],
    ['typo', 'микрсокоп', 'microscopes'],
    ['plural', 'везни', ...scales],
    ['plural', 'помпи', ...pumps],
    ['plural', 'компресори', 'compressors', 'cool-boxes'],
    ['synonym', 'кантар', ...scales],
    ['synonym', 'флекс', 'angle-grinders'],
    ['synonym', 'резачка', 'chainsaws'],
  ],
  'fi-FI': [
    ['typo', 'painepesru', 'pressure-washers'],
    ['typo', 'mikroskoppi', 'microscopes'],
    ['typo', 'rasvakeiti', 'deep-fryers'],
    ['plural', 'hitsauskoneet', ...welders],
    ['plural', 'rasvakeittimet', 'deep-fryers'],
    ['compound', 'saha', 'chainsaws', 'metal-band-saws'],
    ['compound', 'pumppu', ...pumps],
    ['compound', 'vaaka', ...scales],
    ['synonym', 'rälläkkä', 'angle-grinders'],
    ['synonym', 'hitsauskypärä', 'welding-helmets'],
  ],
  'nl-NL': [
    ['typo', 'hogedrukreininger', 'pressure-washers'],
    ['typo', 'weegschal', ...scales],
    ['typo', 'kompressor', 'compressors', 'cool-boxes'],
    ['plural', 'lashelmen', 'welding-helmets'],
    ['plural', 'kettingzagen', 'chainsaws'],
    ['compound', 'zaag', 'chainsaws', 'metal-band-saws'],
    ['compound', 'koffie molen', 'coffee-grinders'],
    ['compound', 'boormachine', ...drills],
    ['synonym', 'frituurpan', 'deep-fryers'],
    ['synonym', 'slijptol', 'angle-grinders'],
  ],
  'sv-SE': [
    ['typo', 'högtryckstvät', 'pressure-washers'],
    ['compound', 'våg', ...scales],
    ['compound', 'svets hjälm', 'welding-helmets'],
    ['plural', 'motorsågar', 'chainsaws'],
    ['synonym', 'generator', 'power-generators', 'ozone-generators'],
  ],
  'da-DK': [
    ['typo', 'højtryksrensr', 'pressure-washers'],
    ['compound', 'vægt', ...scales],
    ['plural', 'svejsehjelme', 'welding-helmets'],
  ],
  'it-IT': [
    ['typo', 'frigitrice', 'deep-fryers', 'fryer-baskets'],
    ['plural', 'bilance', ...scales],
    ['synonym', 'flessibile', 'angle-grinders'],
  ],
  'hu-HU': [
    ['typo', 'kompreszor', 'compressors', 'cool-boxes'],
    ['plural', 'mérlegek', ...scales],
    ['synonym', 'széf', 'safes'],
  ],
};

export const relevanceQueries: readonly RelevanceQuery[] = localeCodes.flatMap((locale) =>
  (rows[locale] ?? []).map(([kind, query, ...families]) => ({ locale, kind, query, families })),
);
