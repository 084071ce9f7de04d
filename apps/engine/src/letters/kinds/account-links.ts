import type { LetterContext } from './letter-context';

const pages = {
  confirm: '/create-account/confirm',
  // B§2.1
  newPassword: '/password-reset/change-password',
  myData: '/my-account/my-data',
} as const;

/** Opens a page with a button: whatever a link of a mail does, it does by that button. */
export function accountLink(page: keyof typeof pages, token: string, { link }: LetterContext): string {
  return link(`${pages[page]}?token=${encodeURIComponent(token)}`);
}
