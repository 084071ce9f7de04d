/** One message as it was delivered: the envelope's addresses, not those that the header claims. */
export interface MailEntry {
  readonly id: string;
  readonly receivedAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly bytes: number }[];
  readonly source: string;
}
