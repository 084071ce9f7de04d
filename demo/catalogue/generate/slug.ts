import type { Language } from '@tradehall/domain/locales/languages.ts';

const greek: Readonly<Record<string, string>> = {
  ου: 'ou',
  αυ: 'av',
  ευ: 'ev',
  γγ: 'ng',
  γκ: 'gk',
  γξ: 'nx',
  γχ: 'nch',
  μπ: 'mp',
  ντ: 'nt',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

const bulgarian: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
};

const withoutDecomposition: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  '×': 'x',
  '⌀': 'd',
};

const germanUmlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const letters = new Map(Object.entries({ ...greek, ...bulgarian, ...withoutDecomposition }));
const anyLetters = new RegExp([...letters.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');

/** Words of any of the shop's languages as part of an address: a to z, digits and single hyphens. */
export function slugOf(text: string, language: Language): string {
  let latin = text.toLowerCase();
  if (language === 'de') latin = latin.replace(/[äöü]/g, (letter) => germanUmlauts[letter] ?? letter);
  return bulgarianShortI(latin)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(anyLetters, (found) => letters.get(found) ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Decomposed, й would lose its breve and become и. */
function bulgarianShortI(text: string): string {
  return text.replaceAll('й', 'y');
}

/** Cut between two words. */
export function shortened(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const end = slug.lastIndexOf('-', length);
  return slug.slice(0, end > 0 ? end : length);
}
