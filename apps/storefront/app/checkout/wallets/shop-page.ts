import { frameReply, type FrameMessage, type FrameReply } from '../payment/payment-messages.ts';

type Asked = Extract<FrameMessage, { turn: number }>;
type Question = Asked extends infer Each ? (Each extends { turn: number } ? Omit<Each, 'turn'> : never) : never;
type Answer = Exclude<FrameReply, { type: 'provider:request-submit' }>;

/** The page of the shop around this document, spoken to at its one origin. */
export interface ShopPage {
  readonly tell: (message: FrameMessage) => void;
  /** Its answer to this question; what it says to an earlier one is not heard any more. */
  readonly ask: (question: Question) => Promise<Answer>;
}

interface Received {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

interface Windows {
  /** To what is said to our own window. */
  readonly listen: (hear: (message: Received) => void) => void;
  readonly shop: { readonly postMessage: (message: FrameMessage, targetOrigin: string) => void };
}

export function shopPage({ listen, shop }: Windows, shopOrigin: string): ShopPage {
  const tell = (message: FrameMessage) => shop.postMessage(message, shopOrigin);
  let turn = 0;
  let hear: ((answer: Answer) => void) | null = null;
  listen(({ origin, source, data }) => {
    if (origin !== shopOrigin || source !== shop) return;
    const read = frameReply.safeParse(data);
    if (read.success && read.data.type !== 'provider:request-submit' && read.data.turn === turn) hear?.(read.data);
  });
  return {
    tell,
    ask: (question) =>
      new Promise((resolve) => {
        turn += 1;
        hear = resolve;
        tell({ ...question, turn });
      }),
  };
}
