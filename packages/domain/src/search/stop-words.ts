import type { Language } from '../locales/languages.ts';

const texts: Readonly<Record<Language, string>> = {
  bg: 'за и с със на от до в във по',
  cs: 'na do pro s se a i z ze v ve k od',
  da: 'til og med af for i pa fra en et den det',
  de: 'mit fur und zum zur von vom der die das den dem ein eine einen im in aus',
  el: 'για και με απο σε του τησ των το τα ο η στο στη',
  en: 'for with and the a an of to in on from by',
  es: 'de para con y del la el los las en a por un una',
  fi: 'ja seka tai varten kanssa',
  fr: 'de du des le la les pour avec et a au aux en d l un une sur',
  hr: 'za i s sa na od do u',
  hu: 'a az es egy',
  it: 'di da per con e del della il la le lo gli i in a un una',
  lt: 'ir su be is i nuo iki',
  nb: 'til og med av for i pa fra en et den det',
  nl: 'voor met en van de het een in op uit',
  pl: 'do na z ze i w we dla od oraz',
  pt: 'de para com e do da dos das o a os as em um uma',
  ro: 'de pentru cu si la din pe un o',
  sk: 'na do pre s so a i z zo v vo k od',
  sl: 'za in s z na od do v',
  sv: 'till och med av for i pa fran en ett den det',
};

const setsByLanguage = new Map<Language, ReadonlySet<string>>();

/** Small words that tell nothing apart. A product need not have them to be found. */
export function stopWords(language: Language): ReadonlySet<string> {
  const known = setsByLanguage.get(language);
  if (known !== undefined) return known;
  const words = new Set(texts[language].split(' '));
  setsByLanguage.set(language, words);
  return words;
}
