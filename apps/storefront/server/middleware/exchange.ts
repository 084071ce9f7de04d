import type { Dispatcher, Pool } from 'undici';

interface Exchanged {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

type Question = Pick<
  Dispatcher.DispatchOptions,
  'path' | 'method' | 'headers' | 'body' | 'headersTimeout' | 'bodyTimeout'
>;

const steps = 8;

/**
 * Ends a wait, in steps: while this process draws other pages, or the machine gives it no time, a step ends late but counts
 * once. Whoever was asked may have answered long ago; only the time in which the answer could have been read is counted.
 */
function afterWaiting(limitMs: number, end: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = (left: number) => {
    timer = setTimeout(() => (left > 1 ? wait(left - 1) : end()), limitMs / steps);
  };
  wait(steps);
  return () => clearTimeout(timer);
}

/**
 * One question and its whole answer. The pool's own `request` makes a stream of every body; a page asks up to six questions
 * with small answers, and the streams would cost more than the answers.
 */
export const exchange = (pool: Pool, question: Question, limitMs: number): Promise<Exchanged> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let answered: Omit<Exchanged, 'text'> | null = null;
    let stop: ((reason: Error) => void) | null = null;
    const settle = (end: () => void) => {
      stopWaiting();
      end();
    };
    // The pool's own limits begin with a connection; the wait for one counts too.
    const stopWaiting = afterWaiting(limitMs, () => {
      const reason = new Error(`no answer within ${limitMs} ms`);
      stop?.(reason);
      reject(reason);
    });
    pool.dispatch(question, {
      onRequestStart: (controller) => {
        stop = (reason) => controller.abort(reason);
      },
      onResponseStart: (_controller, statusCode, headers) => {
        answered = { statusCode, headers };
      },
      onResponseData: (_controller, chunk) => void chunks.push(chunk),
      onResponseEnd: () => {
        const [first] = chunks;
        const body = chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks);
        settle(() =>
          answered === null ? reject(new Error('no status')) : resolve({ ...answered, text: body.toString() }),
        );
      },
      onResponseError: (_controller, error) => settle(() => reject(error)),
    });
  });
