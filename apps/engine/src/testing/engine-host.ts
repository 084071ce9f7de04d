// Tests only: a process that starts the engine, stops it and starts it again with another environment. Its libraries stay
// loaded, which is most of a start; the engine's own modules and ours are loaded anew, so that nothing is left of the one before.
import Module from 'node:module';
import { join } from 'node:path';
import { register } from 'prom-client';
import { z } from 'zod';

const order = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('start'),
    entry: z.enum(['server', 'worker']),
    environment: z.record(z.string(), z.string()),
  }),
  z.object({ what: z.literal('stop') }),
]);
type Start = Extract<z.output<typeof order>, { what: 'start' }>;

const ours = join(__dirname, '../..');
const isOfEngine = (file: string) => file.startsWith(ours) || file.includes('/node_modules/@vendure/');
const dynamicImport = /\bimport\((?<what>'[^']+'|"[^"]+")\)/g;

/** Node keeps for ever what `import()` has loaded. In the engine's modules it becomes `require`, whose cache can be emptied. */
function makeEngineReloadable(): void {
  const compile: unknown = Reflect.get(Module.prototype, '_compile');
  if (typeof compile !== 'function') throw new Error('this Node compiles modules in another way');
  Reflect.set(Module.prototype, '_compile', function (this: unknown, text: string, file: string, ...more: unknown[]) {
    const reloadable = isOfEngine(file)
      ? text.replaceAll(dynamicImport, 'Promise.resolve().then(() => require($<what>))')
      : text;
    const compiled: unknown = Reflect.apply(compile, this, [reloadable, file, ...more]);
    return compiled;
  });
}

/** A sixth of a start is looking for files; where a module lies does not change while a host lives. */
function rememberPlaces(): void {
  const resolve: unknown = Reflect.get(Module, '_resolveFilename');
  if (typeof resolve !== 'function') throw new Error('this Node resolves modules in another way');
  const known = new Map<string, unknown>();
  Reflect.set(Module, '_resolveFilename', function (this: unknown, name: string, parent?: Module, ...more: unknown[]) {
    const find = (): unknown => Reflect.apply(resolve, this, [name, parent, ...more]);
    // `require.resolve` may be told where to look.
    if (parent === undefined || more[1] !== undefined) return find();
    const key = `${parent.path}\0${name}`;
    const place = known.get(key) ?? find();
    known.set(key, place);
    return place;
  });
}

function forgetEngine(): void {
  for (const file of Object.keys(require.cache).filter(isOfEngine)) Reflect.deleteProperty(require.cache, file);
  // Where TypeORM notes what entities declare of themselves.
  Reflect.deleteProperty(globalThis, 'typeormMetadataArgsStorage');
  register.clear();
}

let stop: () => Promise<unknown> = () => Promise.resolve();

async function start({ entry, environment }: Start): Promise<void> {
  for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, environment);
  forgetEngine();
  if (entry === 'worker') {
    ({ stop } = await (await import('../worker.js')).startWorker());
  } else {
    const { app, metrics } = await (await import('../server.js')).startServer();
    stop = () => {
      metrics.close();
      return app.close();
    };
  }
}

async function obey(message: unknown): Promise<void> {
  const told = order.parse(message);
  if (told.what === 'start') await start(told);
  else await stop();
  process.send?.({ done: told.what });
}

makeEngineReloadable();
rememberPlaces();
process.on('message', (message) => {
  // What cannot be started or stopped ends the host, with the reason.
  void obey(message);
});
process.once('disconnect', () => process.exit());
