const name = 'locale=';

/** What the visitor's browser remembers of the language chosen last. It names a language, not a person. */
export const localeCookie = (header: string | undefined): string | null =>
  header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name))
    ?.slice(name.length) ?? null;
