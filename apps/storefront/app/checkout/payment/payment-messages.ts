import { z } from './schemas-in-browser.ts';

const componentData = z.record(z.string().max(100), z.json());

/** What the provider's frames say to the page around them. */
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
  }),
  z.object({ type: z.literal('provider:open') }),
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

/** What the page says to a frame. */
export type FrameReply =
  | { readonly type: 'provider:request-submit' }
  | { readonly type: 'provider:show-sheet'; readonly note: string }
  | { readonly type: 'provider:close-sheet' };

export const askFrameToSubmit: FrameReply = { type: 'provider:request-submit' };
