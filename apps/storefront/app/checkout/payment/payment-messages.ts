// First of all: a schema that is made before it asks the browser for code made of text.
import { z } from './schemas-in-browser.ts';
import { money } from '@tradehall/domain/money/money.ts';

const componentData = z.record(z.string().max(100), z.json());
/** Of a question, and of the answer to it: a wallet's sheet may be gone, and opened anew, before the page has answered. */
const turn = z.int().nonnegative();

/** What the frames of the provider and of the wallets say to the page around them. */
const frameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('provider:ready') }),
  z.object({ type: z.literal('provider:resize'), heightPx: z.number().min(0).max(2_000) }),
  z.object({ type: z.literal('provider:change'), isValid: z.boolean() }),
  z.object({
    type: z.literal('provider:submit'),
    componentData,
    storeCard: z.boolean().default(false),
    /** Of a wallet that knows who buys: read by whoever asked for it. */
    express: z.unknown().optional(),
    turn: turn.default(0),
  }),
  /** A wallet's sheet is open and waits for what it comes to. */
  z.object({ type: z.literal('provider:open'), turn }),
  /** The wallet cannot be shown: not in this browser, or its script did not come. */
  z.object({ type: z.literal('provider:unavailable') }),
  z.object({ type: z.literal('provider:failed') }),
  /** The wallet has closed its sheet. */
  z.object({ type: z.literal('provider:done') }),
  z.object({ type: z.literal('provider:invalid') }),
  z.object({ type: z.literal('provider:enter') }),
  z.object({ type: z.literal('provider:cancel') }),
  z.object({ type: z.literal('provider:details'), componentData }),
]);
export type FrameMessage = z.output<typeof frameMessage>;
export type ComponentData = z.output<typeof componentData>;

interface Received {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** Null for whatever comes from anywhere else, or is nothing the provider says. */
export function readFrameMessage(event: Received, frame: unknown, providerOrigin: string): FrameMessage | null {
  if (event.origin !== providerOrigin || frame === null || event.source !== frame) return null;
  const read = frameMessage.safeParse(event.data);
  return read.success ? read.data : null;
}

/** What the page says to a frame; that of the wallets, which is ours, reads it by this. */
export const frameReply = z.discriminatedUnion('type', [
  z.object({ type: z.literal('provider:request-submit') }),
  z.object({ type: z.literal('provider:show-total'), turn, total: money }),
  z.object({ type: z.literal('provider:accept'), turn }),
  /** With words for the shopper. */
  z.object({ type: z.literal('provider:refuse'), turn, text: z.string().max(1_000) }),
]);
export type FrameReply = z.output<typeof frameReply>;

export const askFrameToSubmit: FrameReply = { type: 'provider:request-submit' };
