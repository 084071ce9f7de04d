interface Price {
  readonly listCents: number;
}

/** A tax as a fraction: 0.1 + 0.2 is not 0.3. */
export const taxOf = ({ listCents }: Price, rate: number): number => Math.round(listCents * rate);
