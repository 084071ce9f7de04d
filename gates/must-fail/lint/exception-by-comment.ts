/* oxlint-disable */ // oxlint-disable-line
export const price = JSON.parse('{"centAmount": 1}') as { centAmount: number };
