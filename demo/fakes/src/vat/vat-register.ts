import { countries } from '@tradehall/domain/countries/countries.ts';

const unknownNumber = 201;
const validNumber = 200;
// A number that ends so is answered with that code of the service.
const orderedCode = /0{3}(\d{3})$/;

/** The companies the member states know. It begins with the example number of each of them. */
export class VatRegister {
  readonly #numbers = new Set(
    Object.values(countries)
      .filter(({ vatValidation }) => vatValidation)
      .map(({ vatNumber }) => vatNumber.prefix + vatNumber.example),
  );

  get numbers(): readonly string[] {
    return [...this.#numbers];
  }

  enter(number: string): void {
    this.#numbers.add(number);
  }

  strike(number: string): void {
    this.#numbers.delete(number);
  }

  /** The XML service's code for a number with its prefix. */
  codeOf(number: string): number {
    const ordered = orderedCode.exec(number)?.[1];
    if (ordered !== undefined) return Number(ordered);
    return this.#numbers.has(number) ? validNumber : unknownNumber;
  }
}
