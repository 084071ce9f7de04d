function textsOf(node: unknown, path: string[] = []): [string, string][] {
  if (typeof node === 'string') return [[path.join('.'), node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => textsOf(child, [...path, key]));
}

const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\w*\}?/g)]
    .map(([found]) => found)
    .sort()
    .join();

/** Slugs and single words are the same in several languages. */
const mayBeEnglish = (path: string, text: string) => path.endsWith('.slug') || !text.includes(' ');

/** The paths of texts that a translation lacks, has besides, left in English, or gave other placeholders. */
export function translationFaults(english: unknown, translation: unknown) {
  const wanted = textsOf(english);
  const found = new Map(textsOf(translation));
  const paths = wanted.map(([path]) => path);
  return {
    missing: paths.filter((path) => !found.has(path)),
    unknown: [...found.keys()].filter((path) => !paths.includes(path)),
    otherPlaceholders: wanted
      .filter(([path, text]) => placeholdersOf(found.get(path) ?? '') !== placeholdersOf(text))
      .map(([path]) => path),
    english: wanted
      .filter(([path, text]) => !mayBeEnglish(path, text) && found.get(path) === text)
      .map(([path]) => path),
  };
}
