import { z } from 'zod';
import { OperatorClient } from '../operator-client.ts';

const entry = z.object({ id: z.string(), state: z.string(), pspReference: z.string() });
const page = z.object({ paymentBoard: z.object({ items: z.array(entry) }) });

const unmatched = `{ paymentBoard(state: "unmatched", take: 100) { items { id state pspReference } } }`;

/** Looks at the payment board after a restore and decides what becomes of money that belongs to no order. */
export class BoardOperator {
  readonly #returned = new Set<string>();
  readonly #operator = new OperatorClient();

  signIn(): Promise<void> {
    return this.#operator.signIn();
  }

  /** By the provider's references. Authorisations that were refused are among them: the board does not tell them apart. */
  async findPayments(): Promise<string[]> {
    const { paymentBoard } = await this.#operator.ask(page, unmatched);
    return paymentBoard.items.filter(({ state }) => state === 'AUTHORISATION').map(({ pspReference }) => pspReference);
  }

  /** Everybody gets the money back; what is no money, or not ours to return, is put aside. Says how many entries there were. */
  async giveBackAll(): Promise<number> {
    const { paymentBoard } = await this.#operator.ask(page, unmatched);
    for (const { id } of paymentBoard.items) {
      // What was returned and is still here the provider had given back before: it says so in a report of its own.
      const isAsked = !this.#returned.has(id) && (await this.#does('returnUnmatchedPayment', id));
      if (isAsked) this.#returned.add(id);
      else await this.#does('closeUnmatchedPayment', id);
    }
    return paymentBoard.items.length;
  }

  async #does(mutation: 'returnUnmatchedPayment' | 'closeUnmatchedPayment', id: string): Promise<boolean> {
    const answer = z.record(z.string(), z.boolean());
    return (
      (await this.#operator.ask(answer, `mutation ($id: ID!) { ${mutation}(id: $id) }`, { id }))[mutation] === true
    );
  }
}
