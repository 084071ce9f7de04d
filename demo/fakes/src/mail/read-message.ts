import { randomUUID } from 'node:crypto';
import PostalMime, { type Attachment } from 'postal-mime';
import type { MailEntry } from './mail-entry.ts';

interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
}

export async function readMessage(envelope: Envelope, source: Buffer): Promise<MailEntry> {
  const parsed = await PostalMime.parse(source);
  return {
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    from: envelope.from,
    to: envelope.to,
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? null,
    attachments: parsed.attachments.map(describe),
    source: source.toString('utf8'),
  };
}

function describe({ filename, mimeType, content }: Attachment): MailEntry['attachments'][number] {
  const bytes = typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
  return { name: filename ?? 'unnamed', type: mimeType, bytes };
}
