// npm run images [-- --base <image> | --own-base] [target…]: builds the images of deploy/Containerfile and tells size and digest.
// docs/operations/install.md
import { parseArgs } from 'node:util';
import { buildImage, describeImage, imageNamed, makeOwnBase, prepareServices } from './images/build-image.ts';
import { offerDemoSettings } from './images/demo-settings.ts';
import { orSayWhy } from './or-say-why.ts';
import { hasDemo } from './project-folders.ts';

const shop = ['engine', 'worker', 'migration', 'middleware', 'storefront'];
const services = ['postgres', 'redis', 'meilisearch'];

await orSayWhy(async () => {
  const { values, positionals } = parseArgs({
    options: { base: { type: 'string' }, 'own-base': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const isOwn = values['own-base'];
  const all = [...shop, ...(hasDemo ? ['demo'] : []), ...(isOwn ? services : [])];
  const wanted = positionals.length === 0 ? all : positionals;
  const unknown = wanted.filter((target) => !all.includes(target));
  if (unknown.length > 0) throw new Error(`There is no image ${unknown.join(', ')}; there are ${all.join(', ')}.`);
  const base = isOwn ? await makeOwnBase() : values.base;
  if (wanted.some((target) => services.includes(target))) prepareServices();
  for (const target of wanted)
    await buildImage(target, { base, context: services.includes(target) ? 'services' : 'project' });
  for (const target of wanted) {
    const { size, digest } = await describeImage(target);
    console.log(`${imageNamed(target).padEnd(40)} ${size.padStart(8)}  ${digest}`);
  }
  if (hasDemo) console.log(offerDemoSettings(isOwn ? services : []));
});
process.exit();
