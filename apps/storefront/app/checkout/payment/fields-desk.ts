/** Fields that are not ours: they are asked for what was typed, and answer in their own time. */
export interface FieldsDesk {
  /** Whoever shows the fields offers to ask them, until it is shown no more. */
  readonly offer: (ask: () => void) => () => void;
  readonly ask: () => void;
}

export function createFieldsDesk(): FieldsDesk {
  let current: (() => void) | null = null;
  return {
    offer: (ask) => {
      current = ask;
      return () => {
        current = current === ask ? null : current;
      };
    },
    ask: () => current?.(),
  };
}
