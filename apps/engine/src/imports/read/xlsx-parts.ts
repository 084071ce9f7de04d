import { setImmediate } from 'node:timers/promises';
import { Unzip, UnzipInflate } from 'fflate';
import { Parser } from 'htmlparser2';
import { FileFault } from './file-fault';

type XmlEvent =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };
export type XmlEvents = readonly XmlEvent[];

/** A zipped piece becomes a thousand times as long at most, and is judged before the next one. */
const pieceBytes = 16 << 10;
const mostUnzippedBytes = 256 << 20;
const mostOfSmallPart = 8 << 20;
const mostWords = 2_000_000;

/** Spreadsheets write letters that XML has not as `_x000D_`. */
export const unescapeCell = (text: string): string =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The parts of a workbook, unzipped while they are read. No part is ever whole in memory. */
export class XlsxParts {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The path of the sheet that stands first. */
  firstSheet(): string {
    const workbook = this.#small('xl/workbook.xml');
    const sheet = workbook.find((event) => event.kind === 'open' && event.name === 'sheet');
    const relation = sheet?.kind === 'open' ? sheet.attributes['r:id'] : undefined;
    if (relation === undefined) throw new FileFault('The workbook has no sheet.');
    const targets = this.#small('xl/_rels/workbook.xml.rels').flatMap((event) =>
      event.kind === 'open' && event.attributes['Id'] === relation ? (event.attributes['Target'] ?? []) : [],
    );
    const [target = 'worksheets/sheet1.xml'] = targets;
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }

  /** Texts stand once in a workbook, and cells refer to them. There may be many: others have their turn in between. */
  async sharedWords(): Promise<readonly string[]> {
    const words: string[] = [];
    let [word, reads, isSpoken] = ['', false, false];
    for (const batch of this.read('xl/sharedStrings.xml')) {
      for (const event of batch) {
        if (event.kind === 'text') {
          if (reads && !isSpoken) word += event.text;
        } else if (event.name === 'si' && event.kind === 'open') word = '';
        else if (event.name === 'si') words.push(unescapeCell(word));
        else if (event.name === 't') reads = event.kind === 'open';
        // How a text is pronounced is no part of it.
        else if (event.name === 'rPh') isSpoken = event.kind === 'open';
      }
      await setImmediate();
      if (words.length > mostWords) throw new FileFault('The workbook has too many texts.');
    }
    return words;
  }

  #small(path: string): XmlEvent[] {
    const events = [...this.read(path, mostOfSmallPart)].flat();
    if (events.length === 0) throw new FileFault('The file is no workbook that can be read: save it as XLSX or CSV.');
    return events;
  }

  /** What stands in a part, in pieces; nothing where there is no such part. */
  *read(path: string, most = mostUnzippedBytes): Generator<XmlEvents> {
    let events: XmlEvent[] = [];
    let unzipped = 0;
    const part = { isOver: false };
    const parser = new Parser(
      {
        onopentag: (name, attributes) => void events.push({ kind: 'open', name: localName(name), attributes }),
        onclosetag: (name) => void events.push({ kind: 'close', name: localName(name) }),
        ontext: (text) => void events.push({ kind: 'text', text }),
      },
      { xmlMode: true, decodeEntities: true },
    );
    const decoder = new TextDecoder();
    const unzip = new Unzip((file) => {
      if (file.name !== path) return;
      file.ondata = (failure, piece, isLast) => {
        // What is thrown here comes back as a failure.
        if (failure) throw failure instanceof FileFault ? failure : new FileFault('The workbook is damaged.');
        unzipped += piece.length;
        if (unzipped > most) throw new FileFault('The workbook is larger unzipped than can be read.');
        parser.write(decoder.decode(piece, { stream: !isLast }));
        part.isOver = isLast;
      };
      file.start();
    });
    unzip.register(UnzipInflate);
    for (let at = 0; at < this.#bytes.length && !part.isOver; at += pieceBytes) {
      pushed(unzip, this.#bytes.subarray(at, at + pieceBytes), at + pieceBytes >= this.#bytes.length);
      if (events.length > 0) yield events;
      events = [];
    }
    parser.end();
    if (events.length > 0) yield events;
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function pushed(unzip: Unzip, piece: Uint8Array, isLast: boolean): void {
  try {
    unzip.push(piece, isLast);
  } catch (failure) {
    if (failure instanceof FileFault) throw failure;
    throw new FileFault('The workbook is damaged.');
  }
}
