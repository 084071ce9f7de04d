import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Database, Violation } from './audit-payments.ts';

/** What a shopper was told last: her cart, and the order if there is one. */
export interface ToldShopper {
  readonly index: number;
  readonly cartId: string;
  readonly version: number;
  readonly lines: Readonly<Record<string, number>>;
  readonly orderId: string | null;
  /** Answers that named somebody else. */
  readonly foreign: readonly string[];
}

interface ReceivedMail {
  readonly to: readonly string[];
  readonly messageId: string | null;
}

const cartRow = z.object({
  cartId: z.string(),
  version: z.int(),
  state: z.string(),
  isPlaced: z.boolean(),
  /** The shop took out what was sold out meanwhile, and says so. */
  isMended: z.boolean(),
  lines: z.record(z.string(), z.int()),
});
type CartRow = z.output<typeof cartRow>;

// What a cancelled order had is remembered beside its lines, which are then empty.
const selectCarts = `
  SELECT cart.order_id::text AS "cartId", cart.version, cart.state, "order"."orderPlacedAt" IS NOT NULL AS "isPlaced",
    jsonb_path_exists(cart.notices, '$[*] ? (@.kind == "line-removed" || @.kind == "quantity-reduced")') AS "isMended",
    coalesce((SELECT json_object_agg(sku, quantity) FROM (
      SELECT variant.sku, sum(greatest(line.quantity, line."orderPlacedQuantity"))::int AS quantity FROM order_line AS line
        JOIN product_variant AS variant ON variant.id = line."productVariantId"
       WHERE line."orderId" = cart.order_id GROUP BY variant.sku) AS held WHERE quantity > 0), '{}') AS lines
  FROM cart JOIN "order" ON "order".id = cart.order_id`;

/** I7 and I8, and that no order is missing which somebody was told of. */
export async function auditShoppers(database: Database, told: readonly ToldShopper[]): Promise<Violation[]> {
  const { rows } = await database.query(selectCarts);
  const carts = new Map(
    z
      .array(cartRow)
      .parse(rows)
      .map((cart) => [cart.cartId, cart]),
  );
  return told.flatMap((shopper) => [
    ...shopper.foreign.map((what) => ({ invariant: 'I8', what: `shopper ${shopper.index}: ${what}` })),
    ...(shopper.cartId === '' ? [] : auditCart(shopper, carts.get(shopper.cartId))),
  ]);
}

function auditCart(told: ToldShopper, cart: CartRow | undefined): Violation[] {
  const name = `shopper ${told.index}, cart ${told.cartId}`;
  if (cart === undefined) return [{ invariant: 'I7', what: `${name} is not there any more` }];
  const found: Violation[] = [];
  const isAsTold = isDeepStrictEqual({ ...told.lines }, cart.lines) || (cart.isMended && !cart.isPlaced);
  if (!isAsTold) {
    const [held, said] = [JSON.stringify(cart.lines), JSON.stringify(told.lines)];
    found.push({ invariant: 'I7', what: `${name} holds ${held}, acknowledged were ${said}` });
  }
  if (cart.version < told.version) found.push({ invariant: 'I7', what: `${name} has lost a change` });
  if (told.orderId !== null && (told.orderId !== told.cartId || !cart.isPlaced))
    found.push({ invariant: 'I1', what: `lost: ${name} was told of order ${told.orderId}, which was not placed` });
  if (cart.isPlaced !== (cart.state === 'Ordered')) {
    found.push({
      invariant: 'I2',
      what: `${name} is ${cart.state}, its order is ${cart.isPlaced ? '' : 'not '}placed`,
    });
  }
  return found;
}

const mailRow = z.object({ messageId: z.string(), recipient: z.string(), isSent: z.boolean() });

const selectMails = `SELECT 'mail-' || id AS "messageId", recipient, sent_at IS NOT NULL AS "isSent" FROM mail_outbox
  WHERE kind = 'order-confirmation'`;

/** I10: every confirmation has arrived, and as one message, however often it had to be sent. */
export async function auditMails(database: Database, received: readonly ReceivedMail[]): Promise<Violation[]> {
  const mails = z.array(mailRow).parse((await database.query(selectMails)).rows);
  const arrived = new Map<string, Set<string>>();
  for (const { to, messageId } of received) {
    const id = messageId?.split('@')[0] ?? '';
    arrived.set(id, new Set([...(arrived.get(id) ?? []), ...to]));
  }
  return mails.flatMap(({ messageId, recipient, isSent }) => {
    const who = [...(arrived.get(messageId) ?? [])];
    if (!isSent) return [{ invariant: 'I10', what: `confirmation ${messageId} was not sent` }];
    if (isDeepStrictEqual(who, [recipient])) return [];
    return [{ invariant: 'I10', what: `confirmation ${messageId} went to ${who.length} addresses` }];
  });
}
