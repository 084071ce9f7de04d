/** A field of a form as the server hands it out: with what was typed, and what is wrong with it. */
export interface FieldView {
  readonly name: string;
  readonly label: string;
  readonly help: string | null;
  readonly value: string;
  readonly error: string | null;
  /** The first that is wrong is where a visitor goes on. */
  readonly isFirstFault: boolean;
}
