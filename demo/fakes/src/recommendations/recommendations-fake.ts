import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { RunningFake } from '../fake.ts';
import { Faults } from '../faults.ts';
import { escapeHtml, htmlPage } from '../html-page.ts';
import { startHttpServer } from '../http-server.ts';
import { Journal } from '../journal.ts';

const question = z.object({
  typeId: z.enum(['last-seen', 'similar-products', 'cart-recommendation']),
  bloomreachCookie: z.string(),
  domainId: z.string().min(1),
  languageAndCountry: z.string().min(1),
  sourceSku: z.string().optional(),
  categoryLvl2: z.string().optional(),
  categoryLvl3: z.string().optional(),
  productTitle: z.string().optional(),
});
type Question = z.output<typeof question>;

interface RecommendationsEntry extends Question {
  readonly answered: readonly string[];
}

interface RecommendationsFake extends RunningFake {
  readonly journal: Journal<RecommendationsEntry>;
  /** What it recommends from now on, whatever it is asked about. */
  readonly teach: (skus: readonly unknown[]) => void;
}

const taught = z.array(z.unknown()).max(100);

/**
 * A service that recommends products, as B§7.3 asks it. It knows no catalogue: it recommends what it was taught
 * (`PUT /taught` with a list of SKUs), and nothing before. `refuse` with code 200 answers garbage.
 */
export async function startRecommendationsFake(port: number): Promise<RecommendationsFake> {
  const journal = new Journal<RecommendationsEntry>();
  const faults = new Faults();
  let known: readonly unknown[] = [];

  const answer = async (asked: Question): Promise<Response | null> => {
    const fault = faults.take();
    journal.record({ ...asked, answered: known.map(String) });
    if (fault?.kind === 'refuse') return new Response('<html>no', { status: fault.code ?? 503 });
    if (fault?.kind === 'timeout') return new Promise<Response>(() => undefined);
    if (fault?.kind === 'slow') await wait(fault.delayMs);
    if (fault?.kind === 'lost-answer') return null;
    const id = `${asked.typeId}-${journal.entries.length}`;
    return Response.json({ data: { results: [{ id, value: known.length === 0 ? null : known }] } });
  };

  const server = await startHttpServer(port, async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/taught' && request.method === 'PUT') known = taught.parse(await request.json());
    if (pathname === '/taught') return Response.json(known);
    if (pathname !== '/recommendation' || request.method !== 'POST') return overview(journal);
    const asked = question.safeParse(await request.json());
    return asked.success ? answer(asked.data) : new Response(z.prettifyError(asked.error), { status: 400 });
  });
  const teach = (skus: readonly unknown[]) => {
    known = skus;
  };
  return { name: 'recommendations', url: server.url, journal, faults, teach, stop: server.stop };
}

function overview(journal: Journal<RecommendationsEntry>): Response {
  const rows = journal.entries.map(
    ({ typeId, domainId, sourceSku, bloomreachCookie, answered }) =>
      `<tr><td>${typeId}<td>${escapeHtml(domainId)}<td>${escapeHtml(sourceSku ?? '')}<td>${escapeHtml(bloomreachCookie)}<td>${escapeHtml(answered.join(', '))}`,
  );
  return htmlPage(
    'Recommendations',
    `<table><tr><th>Asked<th>Store<th>About<th>Who<th>Answered${rows.join('')}</table>`,
  );
}
