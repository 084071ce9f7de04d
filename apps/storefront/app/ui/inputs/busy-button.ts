import type { ComponentProps, MouseEvent } from 'react';

const refuse = (event: MouseEvent) => event.preventDefault();

/** A busy button keeps the focus, which a disabled one would lose, and cannot be pressed again. */
export const busyButton = (isBusy: boolean, onClick: ComponentProps<'button'>['onClick']) =>
  isBusy ? ({ 'aria-busy': true, 'aria-disabled': true, onClick: refuse } as const) : { onClick };
