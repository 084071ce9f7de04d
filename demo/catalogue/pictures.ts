// node demo/catalogue/dist/pictures.js: the pictures of the generated catalogue, drawn beside a shop that is open already.
// Whoever asks for one that is missing gets a small draft at once; the full ones are drawn at the lowest priority, in the order
// in which a visitor meets them. Ended and started again it goes on with what is missing.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drawingOf } from '@tradehall/pictures/drawings.ts';
import { parsePictureName } from '@tradehall/pictures/picture-name.ts';
import { Pool } from 'pg';
import { z } from 'zod';
import { DrawingPlan } from './pictures/drawing-plan';
import { Painter } from './pictures/painter';
import { nameOfFile, pictureOfTurn } from './pictures/turn-name';
import { readFirstPictures, selectWantedPictures } from './pictures/wanted-pictures';

const environment = z
  .object({
    DEMO_HOST: z.string().min(1).default('127.0.0.1'),
    PICTURES_PORT: z.coerce.number().int().min(0).max(65_535).default(3990),
    DATABASE_URL: z.url(),
    STOREFRONT_URL: z.url(),
    SHOP_HOST_PATTERN: z.string().min(1),
    /** Where the full pictures are put; the storefront serves them from there. */
    MEDIA_FOLDER: z.string().min(1),
    DRAFTS_FOLDER: z.string().min(1),
    /** `sketch`: nobody will look at the pictures, so none is drawn in full. */
    PICTURE_QUALITY: z.enum(['full', 'sketch']).default('full'),
  })
  .parse(process.env);

const draftQuality = environment.PICTURE_QUALITY === 'full' ? 'draft' : 'sketch';
const draftPainters = Array.from({ length: availableParallelism() }, () => new Painter({ isPatient: false }));
const drafts = new Map<string, Promise<boolean>>();
let turn = 0;

/** Drawn once, however many ask meanwhile. */
function draft(name: string): Promise<boolean> {
  const known = drafts.get(name);
  if (known !== undefined) return known;
  turn += 1;
  const painter = draftPainters[turn % draftPainters.length];
  if (painter === undefined) throw new Error('there is no painter');
  const painting = painter.paint({ name, folder: environment.DRAFTS_FOLDER, quality: draftQuality });
  drafts.set(name, painting);
  return painting;
}

function isDrawable(name: string): boolean {
  try {
    drawingOf(parsePictureName(pictureOfTurn(name) ?? name).family);
    return true;
  } catch {
    return false;
  }
}

async function answerDraft(file: string, plan: DrawingPlan, response: ServerResponse): Promise<void> {
  const name = nameOfFile(file);
  if (name === null || !isDrawable(name)) {
    response.writeHead(404, { 'cache-control': 'no-store' }).end();
    return;
  }
  plan.hurry([name]);
  await draft(name);
  const body = await readFile(join(environment.DRAFTS_FOLDER, 'products', file));
  // The next one who asks may find the full picture.
  response.writeHead(200, { 'content-type': `image/${extname(file).slice(1)}`, 'cache-control': 'no-store' }).end(body);
}

const drawsInFull = environment.PICTURE_QUALITY === 'full';

/** Also while the catalogue still grows. */
async function addWanted(plan: DrawingPlan, database: Pool): Promise<void> {
  if (drawsInFull) plan.add(await selectWantedPictures(database));
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const answerFrom =
  (plan: DrawingPlan, database: Pool): Answer =>
  async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://pictures.localhost');
    if (pathname === '/health') response.end('ok');
    else if (pathname === '/progress') {
      // While the database is away the plan stays as it is.
      await addWanted(plan, database).catch(() => undefined);
      response.end(JSON.stringify(plan.progress));
    } else await answerDraft(basename(pathname), plan, response);
  };

const idleMs = 1_000;

async function drawInTurn(plan: DrawingPlan): Promise<never> {
  for (let painter: Painter | null = null; ;) {
    const name = plan.next();
    if (name === undefined) {
      painter?.dismiss();
      painter = null;
      await sleep(idleMs);
    } else {
      painter ??= new Painter({ isPatient: true });
      plan.note({ wasMissing: await painter.paint({ name, folder: environment.MEDIA_FOLDER, quality: 'full' }) });
    }
  }
}

/** As soon as the shop is open. */
async function hurryFirstPictures(plan: DrawingPlan, database: Pool): Promise<void> {
  const shop = { url: environment.STOREFRONT_URL, hostPattern: environment.SHOP_HOST_PATTERN };
  for (;;) {
    try {
      plan.hurry(await readFirstPictures(database, shop));
      return;
    } catch {
      await sleep(1_000);
    }
  }
}

async function main(): Promise<void> {
  // The first process of a container ends by nothing but its own doing.
  process.once('SIGTERM', () => process.exit());
  const database = new Pool({ connectionString: environment.DATABASE_URL, max: 1 });
  // A connection lost while nobody asks: the next statement opens another.
  database.on('error', () => undefined);
  const plan = new DrawingPlan([]);
  await addWanted(plan, database);
  const answer = answerFrom(plan, database);
  const server = createServer((request, response) => void answer(request, response));
  server.listen(environment.PICTURES_PORT, environment.DEMO_HOST);
  if (!drawsInFull) return;
  await hurryFirstPictures(plan, database);
  await Promise.all(Array.from({ length: availableParallelism() }, () => drawInTurn(plan)));
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
