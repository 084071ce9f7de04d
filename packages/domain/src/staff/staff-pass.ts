import { z } from 'zod';

/** Who of the staff asked for it, and until when it holds. */
export const staffPass = z.strictObject({
  administrator: z.string().min(1).max(64),
  expiresAt: z.iso.datetime(),
});
export type StaffPass = z.output<typeof staffPass>;

/** A keyed hash of the text, in letters fit for a URL; the same for the one who signs and the one who reads. */
export type Sign = (text: string) => string;

const separator = '.';

/** The engine hands it out to a signed-in operator; the shop opens drafts and staff pages to who shows it. */
export function writeStaffPass(pass: StaffPass, sign: Sign): string {
  const payload = encodeURIComponent(JSON.stringify(pass)).replaceAll(separator, '%2E');
  return `${payload}${separator}${sign(payload)}`;
}

/** Null where the pass was made up, altered or has run out. `isSame` compares in constant time. */
export function readStaffPass(
  token: string,
  sign: Sign,
  isSame: (one: string, other: string) => boolean,
  now: Date,
): StaffPass | null {
  const [payload = '', signature = '', ...beyond] = token.split(separator);
  if (beyond.length > 0 || !isSame(signature, sign(payload))) return null;
  const pass = staffPass.safeParse(JSON.parse(decodeURIComponent(payload)));
  return pass.success && now < new Date(pass.data.expiresAt) ? pass.data : null;
}
