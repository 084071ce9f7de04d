import { pino, type DestinationStream, type Logger } from 'pino';

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly cause?: LoggedError;
}

const emailAddress = /[^\s"'<>()@]+@[^\s"'<>()@]+\.[^\s"'<>()@]+/g;

/** Structured lines without personal data: requests by id and route, never by body, cookie, query or address. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { process: 'middleware' },
    redact: {
      paths: [
        'headers',
        'body',
        'cookies',
        'query',
        'email',
        'password',
        '*.headers',
        '*.body',
        '*.cookies',
        '*.email',
      ],
      remove: true,
    },
    serializers: {
      err: loggedError,
      req: ({ id, method }: { id: string; method: string }) => ({ id, method }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Databases and libraries hang whole rows and requests on their errors; only what names the fault is kept. */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: undefined };
  const logged = {
    type: error.name,
    message: withoutEmail(error.message),
    stack: error.stack === undefined ? undefined : withoutEmail(error.stack),
  };
  return error.cause === undefined ? logged : { ...logged, cause: loggedError(error.cause) };
}

function withoutEmail(text: string): string {
  return text.replace(emailAddress, '[email]');
}
