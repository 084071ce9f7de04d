import {
  findSignedCall,
  machineHeaders,
  mostUploadBytes,
  type SignedCall,
} from '@tradehall/domain/integrations/machine-call.ts';
import { askedRun } from '@tradehall/domain/integrations/machine-imports.ts';
import type { MachineRefusal } from '@tradehall/domain/integrations/machine-refusals.ts';
import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Bulkhead } from '@tradehall/process/bulkhead.ts';
import { placeOf } from '@tradehall/process/networks.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answer, isProven, refuse } from './machine-answers.ts';
import { MachineLimits, type MachineLimitsOptions } from './machine-limits.ts';
import { type MachineLine, type MachineQuestion, MachinesFull } from './machine-line.ts';

const mayCall = z.object({ data: z.object({ perMinute: z.int().positive() }) });
/** Of a parcel with as many lines as it may have. */
const mostToldBytes = 256 << 10;
/** Until a body is here. */
const bodyMs = 12_000;
const mostBodies = 8;
const mostBodiesOfOne = 4;
const byRun = z.object({ run: askedRun });
const queryOf = ({ url }: FastifyRequest): string => URL.parse(url, 'http://machine')?.search ?? '';

/** A call that may be made, of a key that may make so many. */
interface OpenCall extends SignedCall {
  readonly perMinute: number;
}

/** What becomes of a call: turned away before its body is read, or brought to the engine as it comes. */
export class MachineCalls {
  readonly #machines: MachineLine;
  readonly #limits: MachineLimits;
  /** Bodies are read before they take a place in the line: whoever sends slowly holds up nobody else. */
  readonly #bodies = new Bulkhead({
    ...{ mostAtOnce: mostBodies, mostWaiting: mostBodies, waitMs: 3_000, mostOfOne: mostBodiesOfOne },
    whenFull: () => new MachinesFull('too many bodies of machines'),
  });

  constructor(machines: MachineLine, limits: MachineLimitsOptions) {
    this.#machines = machines;
    this.#limits = new MachineLimits(limits);
  }

  async upload(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const length = request.headers['content-length'];
    const query = queryOf(request);
    const refusal = refusalOfLength(length);
    // Without wishes it is still a file that is brought.
    const knock = query === '' ? '?kind=' : query;
    const call = refusal === null ? await this.#enter(request, reply, knock) : refuse(reply, refusal);
    if (call === null || length === undefined) return reply;
    const headers = {
      ...headersOf(request, call),
      'content-length': length,
      'content-type': 'application/octet-stream',
    };
    const path = `/machines/imports${query}`;
    return this.#bring(request, reply, call, {
      method: 'POST',
      path,
      headers,
      body: await this.#bodyOf(request, call),
    });
  }

  /** What happens to an order outside the shop. */
  tell(what: 'shipments' | 'payments') {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const length = request.headers['content-length'];
      const refusal = refusalOfLength(length, mostToldBytes);
      const call = refusal === null ? await this.#enter(request, reply, '') : refuse(reply, refusal);
      if (call === null || length === undefined) return reply;
      const headers = { ...headersOf(request, call), 'content-length': length, 'content-type': 'application/json' };
      const body = await this.#bodyOf(request, call);
      return this.#bring(request, reply, call, { method: 'POST', path: `/machines/${what}`, headers, body });
    };
  }

  async events(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const call = await this.#enter(request, reply, '');
    if (call === null) return reply;
    const path = `/machines/events${queryOf(request)}`;
    return this.#bring(request, reply, call, { method: 'GET', path, headers: headersOf(request, call) });
  }

  async state(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { data: asked } = byRun.safeParse(request.params);
    const call = asked === undefined ? refuse(reply, 'run-unknown') : await this.#enter(request, reply, '');
    if (call === null || asked === undefined) return reply;
    const path = `/machines/imports/${asked.run}${queryOf(request)}`;
    return this.#bring(request, reply, call, { method: 'GET', path, headers: headersOf(request, call) });
  }

  #bodyOf({ raw, ip }: FastifyRequest, { key }: OpenCall): Promise<Buffer> {
    return this.#bodies.run(() => wholeOf(raw), ownerOf(key, ip));
  }

  /** To the engine, which says whether the secret of the key has signed it: then it counts. */
  async #bring(
    { ip }: FastifyRequest,
    reply: FastifyReply,
    { key, perMinute }: OpenCall,
    question: MachineQuestion,
  ): Promise<FastifyReply> {
    const { status, body } = await this.#machines.ask(ownerOf(key, ip), question);
    if (isProven(body)) await this.#limits.noteProven(key, perMinute);
    answer(reply, status, body);
    return reply;
  }

  /** Who may call, or nobody: then it is answered. */
  async #enter(request: FastifyRequest, reply: FastifyReply, query: string): Promise<OpenCall | null> {
    const waitSeconds = await this.#limits.ofAddress(request.ip);
    if (waitSeconds !== null) return refuse(reply, 'too-many-calls', waitSeconds);
    const call = findSignedCall(request.headers);
    if (call === null) return refuse(reply, 'call-malformed');
    const question = { method: 'POST', path: `/machines/knock${query}`, headers: headersOf(request, call) } as const;
    const { status, body } = await this.#machines.ask(ownerOf(call.key, request.ip), question);
    const allowed = mayCall.safeParse(body);
    if (!allowed.success) return answer(reply, status, body);
    const { perMinute } = allowed.data.data;
    const keyWaitSeconds = await this.#limits.ofKey(call.key, request.ip, perMinute);
    return keyWaitSeconds === null ? { ...call, perMinute } : refuse(reply, 'too-many-calls', keyWaitSeconds);
  }
}

/** So that whoever knows a key without its secret cannot fill the places of its system. */
const ownerOf = (key: string, address: string): string => `${key} ${placeOf(address)}`;

/** As long as was said before it, which is no longer than may be. */
const wholeOf = (body: Readable): Promise<Buffer> => buffer(addAbortSignal(AbortSignal.timeout(bodyMs), body));

function refusalOfLength(length: string | undefined, most = mostUploadBytes): MachineRefusal | null {
  if (length === undefined) return 'length-required';
  return Number(length) > most ? 'file-too-large' : null;
}

function headersOf(request: FastifyRequest, { key, id, timestamp, signature }: SignedCall): Record<string, string> {
  return {
    [machineHeaders.key]: key,
    [machineHeaders.id]: id,
    [machineHeaders.timestamp]: timestamp,
    [machineHeaders.signature]: signature,
    'x-request-id': request.id,
  };
}
