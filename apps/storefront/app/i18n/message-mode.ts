export const messageModes = ['translated', 'pseudo'] as const;
export type MessageMode = (typeof messageModes)[number];

let mode: MessageMode = 'translated';

export const messageMode = (): MessageMode => mode;

/** Said once, when the server starts: a process speaks one way to everybody. */
export function showMessages(chosen: MessageMode): void {
  mode = chosen;
}
