/** Letters that Unicode does not take apart, as people type them on a keyboard without them. */
const plainLetters = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ς: 'σ' }),
);

/** Lower case and without marks: what is searched and what is searched for are compared like this. */
export function foldText(text: string): string {
  // Most texts of most languages have nothing else, and there are many of them.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþıς]/gu, (letter) => plainLetters.get(letter) ?? letter);
}

/** The words of a text, folded: letters and digits only. */
export function searchWords(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * An article, barcode or model number however it is spaced: `RC-POB 6` and `rcpob6` are the same. The mark keeps a
 * whole number apart from a word that looks like it. Null when there is nothing to find.
 */
export function wholeNumber(text: string): string | null {
  const words = searchWords(text);
  return words.length === 0 ? null : `#${words.join('')}`;
}
