/** CSS modules give a class or nothing; conditions give `false`. */
export const joinClasses = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
