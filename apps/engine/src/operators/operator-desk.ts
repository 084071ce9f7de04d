import type { VendureConfig } from '@vendure/core';
import {
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { z } from 'zod';
import { describeAction, outcomeOf } from './log/describe-action';
import type { OperatorLog, Outcome } from './log/operator-log';
import { findOperatorRequest, type OperatorAction, type OperatorRequest } from './operator-request';
import type { OperatorPasswords } from './operator-passwords';
import { argumentsOf, rootFieldsOf } from './root-fields';
import type { SignInTurn, SignInTurns } from './sign-in-turns';
import { watchRootFields } from './stores/root-field';

const signIns: ReadonlySet<string> = new Set(['login', 'authenticate', 'beginPasskeySignIn']);

/** A request signs in once: twenty guesses under twenty aliases are none. */
export const oneSignIn: ValidationRule = (context: ValidationContext) => ({
  OperationDefinition(operation) {
    const names = rootFieldsOf(operation, context.getDocument()).map(({ name }) => name.value);
    if (names.filter((name) => signIns.has(name)).length > 1)
      context.reportError(new GraphQLError('a request signs in once', { nodes: [operation] }));
  },
});

const credentials = z.object({ username: z.string() });
const signIn = z.union([
  credentials,
  z
    .object({ input: z.record(z.string(), z.unknown()) })
    .transform(({ input }) => credentials.safeParse(Object.values(input)[0]).data ?? { username: '' }),
]);
const newPassword = z.object({ input: z.object({ password: z.string().min(1) }) });

type ApiPlugin = NonNullable<VendureConfig['apiOptions']['apolloServerPlugins']>[number];
type Listener = Exclude<Awaited<ReturnType<NonNullable<ApiPlugin['requestDidStart']>>>, void>;
type Resolved = Parameters<NonNullable<Listener['didResolveOperation']>>[0];

export interface DeskServices {
  readonly turns: SignInTurns;
  readonly passwords: OperatorPasswords;
  readonly log: OperatorLog;
}

/**
 * Looks at every operation of the admin API before it runs and after: tries to sign in are counted, new passwords have to
 * fit the rule, and what was done is written down. It is there before the engine's services are, so they are handed in when the engine starts.
 */
class OperatorDesk implements ApiPlugin {
  #services: DeskServices | null = null;

  open(services: DeskServices): void {
    this.#services = services;
  }

  serverWillStart({ schema }: { schema: GraphQLSchema }): Promise<void> {
    // The shop's API has no operators.
    if (schema.getQueryType()?.getFields()['operatorLog']) watchRootFields(schema);
    return Promise.resolve();
  }

  requestDidStart(): Promise<Listener> {
    const request = findOperatorRequest();
    const services = this.#services;
    // The shop's API has rules of its own.
    return Promise.resolve(request && services ? listenTo(request, services) : {});
  }
}

export const operatorDesk = new OperatorDesk();

function listenTo(request: OperatorRequest, services: DeskServices): Listener {
  let turn: SignInTurn | null = null;
  const ended: { action: OperatorAction; outcome: Outcome }[] = [];
  return {
    didResolveOperation: async (context) => {
      for (const { name, args } of asked(context)) {
        const given = newPassword.safeParse(args);
        if (given.success) await services.passwords.check(given.data.input.password);
        if (signIns.has(name)) turn = await takeTurn(request, services.turns, args);
      }
    },
    executionDidStart: () =>
      Promise.resolve({
        willResolveField: ({ info, args }) => {
          if (info.parentType !== info.schema.getMutationType()) return;
          // The mutations of a request run one after the other.
          const action = describeAction(info.fieldName, args);
          request.action = action;
          return (error, result) => {
            request.action = null;
            ended.push({ action, outcome: outcomeOf(error, result) });
          };
        },
      }),
    willSendResponse: async () => {
      if (turn && request.signedIn === 'half') await services.turns.undo(turn);
      if (turn && request.signedIn === 'whole') await services.turns.succeed(turn);
      for (const { action, outcome } of ended) {
        // What a stranger is refused is not worth a row that stays for ever.
        if (request.operator || signIns.has(action.mutation)) await services.log.write(request, action, outcome);
      }
    },
  };
}

function asked({ operation, document, schema, request: { variables = {} } }: Resolved) {
  if (operation?.operation !== OperationTypeNode.MUTATION) return [];
  return rootFieldsOf(operation, document).map((field) => ({
    name: field.name.value,
    args: argumentsOf(field, operation, schema, variables),
  }));
}

async function takeTurn(request: OperatorRequest, turns: SignInTurns, args: unknown): Promise<SignInTurn> {
  request.username = signIn.safeParse(args).data?.username ?? '';
  const taken = await turns.take(request.address, request.username);
  if (!('waitSeconds' in taken)) return taken;
  throw new GraphQLError(`Too many tries. Wait for ${taken.waitSeconds} seconds.`, {
    extensions: {
      code: 'TOO_MANY_REQUESTS',
      http: { status: 429, headers: new Map([['retry-after', String(taken.waitSeconds)]]) },
    },
  });
}
