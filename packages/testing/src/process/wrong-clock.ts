// Loaded before a process under test (`node --import`): its clock is wrong by CLOCK_OFFSET_MS, the database's is not.
const offsetMs = Number(process.env['CLOCK_OFFSET_MS'] ?? 0);
const RightDate = Date;

/** As the one it takes the place of, but for the present. */
class WrongDate extends RightDate {
  constructor(...given: [] | ConstructorParameters<DateConstructor>) {
    if (given.length === 0) super(RightDate.now() + offsetMs);
    else super(...given);
  }

  static override now(): number {
    return RightDate.now() + offsetMs;
  }
}

Object.defineProperty(globalThis, 'Date', { value: WrongDate, writable: true, configurable: true });

export {};
