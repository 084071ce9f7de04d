export const reviewTextLength = 5_000;
export const authorNameLength = 100;

/** Which words somebody agreed to; other words get another version. */
export const reviewConsentVersion = '2026-11';

// They change how the letters around them are shown, not what is said.
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** As it is kept: plain text, with paragraphs and without what nobody can see. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What is shown of a customer who says nothing else: never her whole name. */
export function shownAuthorName(firstName: string, lastName: string): string {
  const [initial = ''] = lastName.trim();
  const first = firstName.trim();
  return initial === '' ? first : `${first} ${initial}.`.trim();
}
