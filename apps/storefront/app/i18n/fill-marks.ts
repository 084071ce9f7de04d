/** For the browser: puts what it knows into a ready text, where `{name}` and the like stand. */
export const fillMarks = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
