export const signOf = (amount: number): string => {
  const isBelow = amount < 0;
  return isBelow ? '-' : '+';
};
