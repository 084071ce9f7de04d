/** The code where the call declares it; anything else the engine may not answer here. */
export const expectedCode = <const Code extends string>(code: string, expected: readonly Code[]): Code => {
  const found = expected.find((declared) => declared === code);
  if (found === undefined) throw new Error(`the engine answers ${code}`);
  return found;
};
