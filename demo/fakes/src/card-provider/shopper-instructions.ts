const known = [
  'webhook-dropped',
  'webhook-twice',
  /** Until the tests release it. */
  'webhook-held',
  /** Before the answer to the request that caused it. */
  'webhook-first',
  'webhook-late',
  /** The effect, then the connection is cut. */
  'answer-cut',
  /** The effect, then nothing. */
  'answer-silent',
  /** The answer names one minor unit less than was asked for. */
  'answer-differs',
  /** The webhooks of authorisations do. */
  'webhook-differs',
  /** Both name another currency. */
  'currency-differs',
  /** The shopper is to go on in a kit of the method that no page has. */
  'action-kit',
  'app-refuses',
  'app-never',
] as const;

type Instruction = (typeof known)[number];

/** What a test wants of one payment, said in its e-mail address: `anna+webhook-twice.answer-cut@example.test`. */
export function instructionsOf(shopperEmail: string): ReadonlySet<Instruction> {
  const tags = /\+([^@]*)@/.exec(shopperEmail)?.[1]?.split('.') ?? [];
  return new Set(known.filter((instruction) => tags.includes(instruction)));
}
