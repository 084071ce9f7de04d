import type { Language } from '../locales/languages.ts';

/** `endings` are cut off a folded word as long as `leaving` letters stay; the longest that fits goes first. */
interface CutOff {
  readonly leaving: number;
  readonly endings: string;
}

interface WordEndings {
  /** Spellings that are one: made alike before anything is cut off. */
  readonly alike?: readonly (readonly [RegExp, string])[];
  readonly cutOff: readonly CutOff[];
  /** Cut off until nothing more fits, for languages that put one ending after another. */
  readonly isRepeated?: boolean;
  /** What is left is made alike again: the last letters change with the ending. */
  readonly last?: readonly (readonly [RegExp, string])[];
}

const doubleConsonant = [/([bdfgklmnprt])\1$/, '$1'] as const;

/** `kotlíček`, `kotlíčk-`: a vowel that stands only where nothing follows. */
const fleetingVowel = [/(\p{L}{3})i?[ea]([kcrnv])$/u, '$1$2'] as const;
// `Kittel`, `Kittl-`.
const fleetingE = [/([^aeiouy])el$/, '$1l'] as const;

const danish: WordEndings = {
  alike: [
    [/aa/g, 'a'],
    [/oe/g, 'o'],
  ],
  cutOff: [
    { leaving: 3, endings: 'erne ene ernes enes erns ens ets ers es er en et e r s n' },
    { leaving: 5, endings: 'ere erens eren' },
  ],
  isRepeated: true,
  last: [doubleConsonant, fleetingE],
};

const czech: WordEndings = {
  cutOff: [
    { leaving: 3, endings: 'ami emi ach ich ych ech eho emu ovi um em ou ym im am a e i o u y' },
    { leaving: 3, endings: 'iach iam och om ov iu ia ie' },
  ],
  last: [fleetingVowel],
};

/**
 * Enough to bring plurals and cases of the words of a shop together, and no more: what is cut off too much finds what
 * nobody looked for. Words are folded before, so the tables have no marks.
 */
export const wordEndings: Readonly<Record<Language, WordEndings>> = {
  bg: {
    alike: [
      [/(\p{L}{3})ър$/u, '$1р'],
      [/(\p{L}{3})ен$/u, '$1н'],
    ],
    cutOff: [{ leaving: 3, endings: 'овете овци ове еве ища ите ата ята ото ето ия ии ът ят та то те и а я о е' }],
    last: [[/ц$/, 'к']],
  },
  cs: czech,
  da: danish,
  de: {
    alike: [[/(?<![aeiouq])([aou])e(?!u)/g, '$1']],
    cutOff: [
      { leaving: 4, endings: 'en es em e n s' },
      { leaving: 5, endings: 'er ern ers eren' },
    ],
    isRepeated: true,
  },
  el: {
    alike: [[/ματ(?:α|ων|οσ)$/, 'μα']],
    cutOff: [{ leaving: 3, endings: 'ουσ εισ εων εωσ ιων ιεσ ιου ιοι ων οσ οι ου ησ ασ εσ ια ιο α η ο ι υ ε' }],
    isRepeated: true,
  },
  en: {
    cutOff: [{ leaving: 3, endings: 's' }],
    alike: [
      [/ies$/, 'y'],
      [/(ss|x|z|ch|sh)es$/, '$1'],
      [/ss$/, 'ß'],
    ],
    last: [[/ß$/, 'ss']],
  },
  es: {
    alike: [[/ces$/, 'z']],
    cutOff: [{ leaving: 3, endings: 'es as os s a o e' }],
  },
  fi: {
    alike: [
      [/d/g, 't'],
      [/ng/g, 'nk'],
      [/kk/g, 'k'],
      [/pp/g, 'p'],
      [/tt/g, 't'],
      [/ukse[tn]$/, 'us'],
    ],
    cutOff: [{ leaving: 4, endings: 'imet imen imia ime in ien et en it at an a e i o u y n t s' }],
    isRepeated: true,
  },
  fr: {
    alike: [[/([^ey])aux$/, '$1al']],
    cutOff: [{ leaving: 3, endings: 'es s x e' }],
  },
  hr: {
    cutOff: [{ leaving: 3, endings: 'ovima evima ama ima ove eve ovi evi oga ome og om em ih im a e i o u' }],
    last: [fleetingVowel, [/c$/, 'k']],
  },
  hu: {
    cutOff: [
      { leaving: 3, endings: 'okat eket akat ok ek ak ban ben val vel hoz hez bol rol' },
      { leaving: 4, endings: 'k' },
    ],
    isRepeated: true,
    last: [[/(\p{L}{3})[aeiou]$/u, '$1']],
  },
  it: { cutOff: [{ leaving: 3, endings: 'hi he ia ie io ii a e i o' }] },
  lt: {
    cutOff: [
      {
        leaving: 3,
        endings:
          'iuose iams iais iai iaus iu ius ios iui ies ims imis omis ems oms ams ais ose ai as is ys us es os ui io ia e a o u i y',
      },
    ],
  },
  nb: {
    ...danish,
    cutOff: [
      { leaving: 3, endings: 'erne ene ane ers ens er en et a e r s' },
      { leaving: 5, endings: 'ere eren' },
    ],
  },
  nl: {
    alike: [
      [/([aeou])\1/g, '$1'],
      [/ij/g, 'y'],
      [/zen$/, 'sen'],
      [/ven$/, 'fen'],
    ],
    cutOff: [{ leaving: 3, endings: 'en es s e' }],
    isRepeated: true,
    last: [doubleConsonant],
  },
  pl: {
    cutOff: [
      {
        leaving: 3,
        endings:
          'iami ami iach ach owie owi ego emu ymi imi iego iej iem ych ich iom ow om em ej ym im ia ie ii iu a e i o u y',
      },
    ],
    last: [fleetingVowel],
  },
  pt: {
    alike: [
      [/oes$|aes$/, 'ao'],
      [/ais$/, 'al'],
      [/eis$/, 'el'],
      [/ns$/, 'm'],
    ],
    cutOff: [{ leaving: 3, endings: 'es as os s a o e' }],
  },
  ro: {
    alike: [[/oa/g, 'o']],
    cutOff: [{ leaving: 3, endings: 'urilor ului ilor elor uri ii ei ul ua ea i e a u' }],
  },
  sk: czech,
  sl: {
    cutOff: [{ leaving: 3, endings: 'ami emi ega emu ima oma jev jem ih im ov om em ah ji ja je a e i o u' }],
    last: [fleetingVowel],
  },
  sv: {
    alike: [
      [/aa/g, 'a'],
      [/oe/g, 'o'],
    ],
    cutOff: [
      { leaving: 3, endings: 'arnas ernas ornas arna erna orna rar ar er or en et an na' },
      { leaving: 4, endings: 'a e n t s' },
      { leaving: 5, endings: 'aren arens arnas are' },
    ],
    isRepeated: true,
    last: [doubleConsonant, fleetingE],
  },
};
