import { createServer, type Server } from 'node:http';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { freePort } from '@tradehall/testing/process/free-port.ts';
import { z } from 'zod';
import { urls } from '../../scripts/addresses.ts';
import { projectFolder } from '../../scripts/project-folders.ts';
import { scrapeConfiguration, shortenRules, tellAlertsTo } from './short-rules.ts';

const deploy = join(projectFolder, 'deploy/prometheus');
const told = z.object({
  alerts: z.array(z.object({ labels: z.looseObject({ alertname: z.string(), job: z.string().optional() }) })),
});

const targets = {
  storefront: urls.storefrontMetrics,
  middleware: urls.middleware,
  engine: urls.engineMetrics,
  worker: urls.worker,
};

/** A Prometheus and an Alertmanager without a past, and whoever is called by them. */
export class Watch implements AsyncDisposable {
  readonly #folder: string;
  readonly #receiver: Server;
  readonly #programs: readonly RealProcess[];
  /** Each alert that came through, and when for the first time. */
  readonly heard: ReadonlyMap<string, number>;

  private constructor(folder: string, receiver: Server, programs: readonly RealProcess[], heard: Map<string, number>) {
    this.#folder = folder;
    this.#receiver = receiver;
    this.#programs = programs;
    this.heard = heard;
  }

  static async open(): Promise<Watch> {
    const folder = mkdtempSync(join(tmpdir(), 'alarms-'));
    const heard = new Map<string, number>();
    const receiver = await receive((alert) => heard.set(alert, heard.get(alert) ?? Date.now()));
    const [prometheusPort, alertmanagerPort] = [await freePort(), await freePort()];
    const alertmanagerUrl = `http://127.0.0.1:${alertmanagerPort}`;
    writeRules(folder);
    writeFileSync(join(folder, 'prometheus.yaml'), scrapeConfiguration(targets, alertmanagerUrl));
    const inhibition = readFileSync(join(deploy, 'alertmanager.yaml'), 'utf8');
    writeFileSync(join(folder, 'alertmanager.yaml'), tellAlertsTo(addressOf(receiver), inhibition));
    const alertmanager = await RealProcess.start({
      name: 'alertmanager',
      program: 'prometheus-alertmanager',
      args: [
        `--config.file=${folder}/alertmanager.yaml`,
        `--storage.path=${folder}/alertmanager`,
        `--web.listen-address=127.0.0.1:${alertmanagerPort}`,
        '--cluster.listen-address=',
      ],
      environment: {},
      healthUrl: `${alertmanagerUrl}/-/ready`,
    });
    const prometheus = await RealProcess.start({
      name: 'prometheus',
      program: 'prometheus',
      args: [
        `--config.file=${folder}/prometheus.yaml`,
        `--storage.tsdb.path=${folder}/data`,
        `--web.listen-address=127.0.0.1:${prometheusPort}`,
      ],
      environment: {},
      healthUrl: `http://127.0.0.1:${prometheusPort}/-/ready`,
    });
    return new Watch(folder, receiver, [prometheus, alertmanager], heard);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const program of this.#programs) await program.stop();
    this.#receiver.closeAllConnections();
    this.#receiver.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function writeRules(folder: string): void {
  mkdirSync(join(folder, 'rules'));
  for (const file of globSync(join(deploy, 'rules/*.yaml')))
    writeFileSync(join(folder, 'rules', basename(file)), shortenRules(readFileSync(file, 'utf8')));
}

async function receive(hear: (alert: string) => void): Promise<Server> {
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      for (const { labels } of told.parse(body).alerts)
        hear(labels.job === undefined ? labels.alertname : `${labels.alertname} ${labels.job}`);
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function addressOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/`;
}
