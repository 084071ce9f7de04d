/** The parameters of a query as they are written: what a visitor typed is not spelled anew. */
export const parametersOf = (search: string): readonly string[] => search.replace(/^\?/, '').split('&');

export function searchOf(parameters: readonly string[]): string {
  const joined = parameters.join('&');
  return joined === '' ? '' : `?${joined}`;
}

/** The first value of a parameter, still encoded. */
export const findParameter = (search: string, name: string): string | null =>
  parametersOf(search)
    .find((parameter) => parameter.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;
