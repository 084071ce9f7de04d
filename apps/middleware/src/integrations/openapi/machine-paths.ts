import { machineHeaders, machinePaths } from '@tradehall/domain/integrations/machine-call.ts';
import { askedEvents, merchantEvents } from '@tradehall/domain/integrations/machine-events.ts';
import { askedLines, importState, importWish, takenFile } from '@tradehall/domain/integrations/machine-imports.ts';
import {
  arrivedPayment,
  notedPayment,
  notedShipment,
  sentShipment,
} from '@tradehall/domain/integrations/machine-orders.ts';
import { type MachineRefusal, machineRefusals } from '@tradehall/domain/integrations/machine-refusals.ts';
import { z } from 'zod';
import { eventsExample, paymentExample, shipmentExample, uploadExample } from './call-examples.ts';
import { type Json, queryParametersOf, type SchemaBook } from './schema-book.ts';

const inHeader = (name: string, description: string): Json => ({ type: 'apiKey', in: 'header', name, description });

/** All four belong to each call. */
export const machineSecurity: Json = {
  key: inHeader(machineHeaders.key, 'The id of the key that an operator has given.'),
  id: inHeader(
    machineHeaders.id,
    'A name for this call: letters, digits, _, : and -. Sent again, the call finds its first answer.',
  ),
  timestamp: inHeader(machineHeaders.timestamp, 'Now, in seconds since 1970.'),
  signature: inHeader(
    machineHeaders.signature,
    'v1, and, in base64, HMAC-SHA-256 over id.timestamp.body. Without a body the path stands in its place.',
  ),
};
const security = [Object.fromEntries(Object.keys(machineSecurity).map((name) => [name, []]))];

const about = { tags: ['machines'], security };

const refusalsOfAll = [
  'call-malformed',
  'key-refused',
  'timestamp-off',
  'signature-wrong',
  'too-many-calls',
  'unavailable',
] as const satisfies readonly MachineRefusal[];
const refusalsOfUpload = [
  'kind-not-allowed',
  'call-differs',
  'call-under-way',
  'length-required',
  'file-too-large',
  'file-refused',
] as const satisfies readonly MachineRefusal[];

const refusalsOfOrders = [
  'right-missing',
  'order-unknown',
  'call-differs',
  'call-under-way',
  'length-required',
  'file-too-large',
] as const satisfies readonly MachineRefusal[];

const bodyOf = (schema: Json, example: Json): Json => ({
  required: true,
  content: { 'application/json': { schema, example } },
});

function responsesOf(data: Json, links: Json, refusals: readonly MachineRefusal[], book: SchemaBook): Json {
  const responses: Record<string, Json> = {
    '200': {
      description: 'The answer',
      content: { 'application/json': { schema: { type: 'object', properties: { data }, required: ['data'] } } },
      links,
    },
  };
  for (const status of new Set(refusals.map((refusal) => machineRefusals[refusal].status))) {
    const here = refusals.filter((refusal) => machineRefusals[refusal].status === status);
    const refused = z.object({ refusal: z.enum(here), reason: z.string() });
    const description = here.map((refusal) => machineRefusals[refusal].reason).join(' ');
    const schema = book.refTo(`refusal.${here.join('.')}`, refused);
    responses[String(status)] = { description, content: { 'application/json': { schema } } };
  }
  return responses;
}

/** What other systems of a merchant call. */
export const pathsOfMachines = (book: SchemaBook): Json => ({ ...pathsOfFiles(book), ...pathsOfOrders(book) });

function pathsOfFiles(book: SchemaBook): Json {
  const file = { schema: {}, example: uploadExample.body };
  const toState = { state: { operationId: 'machines.state', parameters: { run: '$response.body#/data/run' } } };
  const run = { name: 'run', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };
  return {
    [machinePaths.imports]: {
      post: {
        ...{
          operationId: 'machines.upload',
          summary: 'Brings in a file of categories, products, texts, prices, stock, pictures or customers',
          ...about,
        },
        description:
          'CSV, JSON Lines or XLSX, up to 8 MB. The file is kept and its check begun, once for each webhook-id.',
        parameters: queryParametersOf(importWish, uploadExample.query),
        requestBody: { required: true, content: { 'application/octet-stream': file } },
        responses: responsesOf(
          book.refTo('machines.TakenFile', takenFile),
          toState,
          [...refusalsOfAll, ...refusalsOfUpload],
          book,
        ),
      },
    },
    [machinePaths.run.replace(':run', '{run}')]: {
      get: {
        ...{ operationId: 'machines.state', summary: 'Says what became of a file', ...about },
        parameters: [run, ...queryParametersOf(askedLines)],
        responses: responsesOf(
          book.refTo('machines.ImportState', importState),
          {},
          [...refusalsOfAll, 'run-unknown'],
          book,
        ),
      },
    },
  };
}

function pathsOfOrders(book: SchemaBook): Json {
  return {
    [machinePaths.shipments]: {
      post: {
        ...{ operationId: 'machines.sendShipment', summary: 'Says that a parcel has left', ...about },
        description:
          'The pieces count as sent, once for each reference, and the shopper sees carrier and tracking code with the order.',
        requestBody: bodyOf(book.refTo('machines.SentShipment', sentShipment), shipmentExample),
        responses: responsesOf(
          book.refTo('machines.NotedShipment', notedShipment),
          {},
          [...refusalsOfAll, ...refusalsOfOrders, 'shipment-refused'],
          book,
        ),
      },
    },
    [machinePaths.payments]: {
      post: {
        ...{ operationId: 'machines.notePayment', summary: 'Says that money has arrived', ...about },
        description: 'The order counts as paid, and the shopper is told of a transfer, once.',
        requestBody: bodyOf(book.refTo('machines.ArrivedPayment', arrivedPayment), paymentExample),
        responses: responsesOf(
          book.refTo('machines.NotedPayment', notedPayment),
          {},
          [...refusalsOfAll, ...refusalsOfOrders, 'payment-refused'],
          book,
        ),
      },
    },
    [machinePaths.events]: {
      get: {
        ...{ operationId: 'machines.events', summary: 'Tells what has happened since', ...about },
        description:
          'What webhooks tell, for systems that ask: the same events under the same ids, what comes to one order, product or case in its order.',
        parameters: queryParametersOf(askedEvents, eventsExample),
        responses: responsesOf(
          book.refTo('machines.MerchantEvents', merchantEvents),
          {},
          [...refusalsOfAll, 'right-missing', 'cursor-unknown'],
          book,
        ),
      },
    },
  };
}
