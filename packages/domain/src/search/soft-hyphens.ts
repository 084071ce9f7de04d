import type { Language } from '../locales/languages.ts';
import { compoundWords } from './compound-words.ts';

/** Shorter words fit into the narrowest column. */
const shortestWord = 14;
const shortestPart = 4;
const softHyphen = '\u00ad';

/** What labels measure, departments are named by and models are made as, beside the things that the catalogue's words are made of. */
const measuredThings: Readonly<Partial<Record<Language, string>>> = {
  de: 'abmessung anschluss antrieb auflösung ausführung ausgang ausstattung bedarf bereich belastung bindung breite dauer drehmoment drehzahl druck durchmesser entfeuchtung fläche frequenz förderhöhe förderleistung füllmenge geschwindigkeit genauigkeit gewicht gewinde höhe inhalt kapazität klasse kraft lautstärke leistung länge lichtbogen mahlwerk material maße menge messbereich motor öffnung pegel regelung reinigung rückenlehne saugleistung schloss schnittlänge schnitthöhe schnittstärke sicherheit spannung steckdose sterilisator stufe stärke system technik temperatur tiefe traglast verbrauch verfahren verpackung verstellbar volumen wirtschaft zeit zufuhr',
  fi: 'aika alue halkaisija hoitola huuva jännite järjestelmällä kapasiteetti kesto korkeus kulutus kuormitus kuorma käyttö laitteet laskenta leikkaus letku leveys lukko lämpötila luokka malli materiaali mitat mutteri määrä noja nopeus paine paino paksuus pakkaus pinta-ala pituus resoluutio ruiskutus saha separaattori sidonta skooppi suihkulähde syvyys säädettävä taajuus tarkkuus teho tekniikka tilavuus turvallisuus työkalut varusteet väännin vääntömomentti virta voima',
};

interface Compounds {
  readonly parts: readonly string[];
  readonly links: readonly string[];
}

/** Letter by letter, so that places stay: `schränke` is found as `schrank`. */
const folded = (text: string): string =>
  text.toLowerCase().replaceAll(/[äöüå]/g, (letter) => letter.normalize('NFD').charAt(0));

const known = new Map<Language, Compounds | null>();

function compoundsOf(language: Language): Compounds | null {
  const found = known.get(language);
  if (found !== undefined) return found;
  const [words, measured] = [compoundWords[language], measuredThings[language]];
  const compounds =
    words === undefined || measured === undefined
      ? null
      : {
          parts: `${words.parts} ${measured}`
            .split(' ')
            .map(folded)
            .filter(({ length }) => length >= shortestPart),
          links: ['', ...words.links.split(' ')],
        };
  known.set(language, compounds);
  return compounds;
}

/** The places from which the rest of a word is made of known words, with whatever ending the last one has. */
function breaksOf(word: string, { parts, links }: Compounds): readonly number[] {
  const text = folded(word);
  const endings = new Set([text.length]);
  const breaks: number[] = [];
  for (let at = text.length - shortestPart; at >= shortestPart; at -= 1) {
    const isStart = parts.some((part) => {
      if (!text.startsWith(part, at)) return false;
      const end = at + part.length;
      return (
        text.length - end <= 2 || links.some((link) => text.startsWith(link, end) && endings.has(end + link.length))
      );
    });
    if (!isStart) continue;
    endings.add(at);
    breaks.push(at);
  }
  return breaks;
}

/** Long compounds get places where a line may end with a hyphen; other languages and short words stay as they are. */
export function softHyphenated(text: string, language: Language): string {
  const compounds = compoundsOf(language);
  if (compounds === null) return text;
  return text.replaceAll(/\p{L}+/gu, (word) =>
    word.length < shortestWord
      ? word
      : breaksOf(word, compounds).reduce((left, at) => `${left.slice(0, at)}${softHyphen}${left.slice(at)}`, word),
  );
}
