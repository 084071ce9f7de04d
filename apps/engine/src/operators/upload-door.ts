import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { z } from 'zod';

type IsOperator = (token: string) => Promise<boolean>;

/** The files of one request together: a video, or two dozen pictures. */
const mostUploadedBytes = 512 << 20;

export const findOpenSession = `
  SELECT FROM session JOIN administrator ON administrator."userId" = session."userId" AND administrator."deletedAt" IS NULL
   WHERE session.token = $1 AND NOT session.invalidated AND session.expires > localtimestamp
     AND session."createdAt" > localtimestamp - interval '12 hours' AND session."updatedAt" > localtimestamp - interval '1 hour'`;

const forbidden = 'You are not currently authorized to perform this action';
const kept = z.object({ token: z.string() });

/**
 * Stands before the reader of uploads, which writes whatever comes to the disk before anybody is asked who sends it. It is there
 * before the engine's services are; until the engine has started, nobody uploads.
 */
class UploadDoor {
  #isOperator: IsOperator = () => Promise.resolve(false);

  open(isOperator: IsOperator): void {
    this.#isOperator = isOperator;
  }

  before(cookieName: string): RequestHandler {
    return (request, response, next) => {
      if (!request.is('multipart/*')) next();
      else this.#enter(request, response, next, cookieName).catch(next);
    };
  }

  async #enter(request: Request, response: Response, next: NextFunction, cookieName: string): Promise<void> {
    const length = request.get('content-length');
    if (length === undefined) refuse(response, 411);
    else if (Number(length) > mostUploadedBytes) refuse(response, 413);
    else if (await this.#isOperators(tokensOf(request, cookieName))) next();
    // As the API says it to whoever was signed in before. What is still to come is passed over, so that she hears it.
    else response.status(401).json({ errors: [{ message: forbidden, extensions: { code: 'FORBIDDEN' } }] });
  }

  async #isOperators(tokens: readonly string[]): Promise<boolean> {
    for (const token of tokens) if (await this.#isOperator(token)) return true;
    return false;
  }
}

export const uploadDoor = new UploadDoor();

/** What is still to come is not read. */
function refuse(response: Response, status: number): void {
  response.status(status).set('Connection', 'close').end();
}

/** The dashboard may send an old one beside that of its cookie. */
function tokensOf(request: Request, cookieName: string): string[] {
  const [, bearer] = /^bearer\s+(\S+)$/i.exec(request.get('authorization') ?? '') ?? [];
  const cookies = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const value = cookies.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
  return [value === undefined ? null : tokenIn(value), bearer].filter((token) => typeof token === 'string');
}

/** Its signature is looked at later: a token that was guessed is nobody's. */
function tokenIn(cookie: string): string | null {
  try {
    return kept.safeParse(JSON.parse(Buffer.from(cookie, 'base64').toString())).data?.token ?? null;
  } catch {
    return null;
  }
}
