import { escapeHtml, htmlPage } from '../html-page.ts';
import { startHttpServer } from '../http-server.ts';
import type { Journal } from '../journal.ts';
import type { MailEntry } from './mail-entry.ts';

/** `GET /`, `GET /messages/<id>`, `GET /messages/<id>/html`, `GET /messages/<id>/source`, `GET|DELETE /journal`, `GET /received`. */
export function startInbox(port: number, journal: Journal<MailEntry>): ReturnType<typeof startHttpServer> {
  return startHttpServer(port, (request) => {
    const [room, id, part] = new URL(request.url).pathname.slice(1).split('/');
    if (room === '') return listPage(journal.entries);
    if (room === 'journal') {
      if (request.method === 'DELETE') journal.clear();
      return Response.json(journal.entries);
    }
    if (room === 'received') return Response.json(journal.entries.map(received));
    const message = room === 'messages' ? journal.entries.find((entry) => entry.id === id) : undefined;
    if (message === undefined) return new Response('There is no such message.', { status: 404 });
    if (part === 'html') return preview(message);
    if (part === 'source')
      return new Response(message.source, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
    return messagePage(message);
  });
}

/** Who got which message, without its many words: for an audit of thousands. */
function received({ id, to, source }: MailEntry) {
  return { id, to, messageId: /^message-id: *<([^>]*)>/im.exec(source)?.[1] ?? null };
}

function listPage(entries: readonly MailEntry[]): Response {
  const rows = entries
    .toReversed()
    .map(
      ({ id, receivedAt, from, to, subject }) =>
        `<tr><td>${escapeHtml(receivedAt)}<td>${escapeHtml(from)}<td>${escapeHtml(to.join(', '))}` +
        `<td><a href="/messages/${id}">${escapeHtml(subject === '' ? '(no subject)' : subject)}</a>`,
    );
  return htmlPage('Inbox', `<table><tr><th>Received<th>From<th>To<th>Subject${rows.join('')}</table>`);
}

function messagePage({ id, receivedAt, from, to, subject, text, html, attachments }: MailEntry): Response {
  const preview = html === null ? '' : `<iframe sandbox title="HTML" src="/messages/${id}/html"></iframe>`;
  const files = attachments.map(({ name, type, bytes }) => `<li>${escapeHtml(`${name} (${type}, ${bytes} bytes)`)}`);
  return htmlPage(
    subject,
    `<p>${escapeHtml(receivedAt)} · from ${escapeHtml(from)} · to ${escapeHtml(to.join(', '))}
     · <a href="/messages/${id}/source">source</a> · <a href="/">all messages</a></p>
     ${preview}<ul>${files.join('')}</ul><pre>${escapeHtml(text)}</pre>`,
  );
}

/** The message's own markup: it may look as it likes, but runs no script and loads nothing from elsewhere. */
function preview({ html }: MailEntry): Response {
  return new Response(html ?? '', {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http://*.localhost:*",
    },
  });
}
