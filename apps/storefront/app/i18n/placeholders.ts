const placeholder = /\{(\w+)\}/g;

export const placeholdersOf = (message: string): readonly string[] =>
  [...message.matchAll(placeholder)].map(([, name = '']) => name).sort();

export const fillPlaceholders = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replaceAll(placeholder, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(`no value for {${name}} in "${message}"`);
    }
    return value;
  });
