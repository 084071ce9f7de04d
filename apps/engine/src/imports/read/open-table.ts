import { FileFault, type Table } from './file-fault';
import { openCsv } from './csv-rows';
import { openJsonLines } from './json-rows';
import { openXlsx } from './xlsx-rows';

/** What a file holds, whatever its name says. Its rows are read one after the other, once. */
export async function openTable(bytes: Uint8Array): Promise<Table> {
  if (bytes.length === 0) throw new FileFault('The file is empty.');
  const start = Buffer.from(bytes.subarray(0, 64));
  if (start.toString('latin1').startsWith('PK')) return openXlsx(bytes);
  if (start.toString('hex').startsWith('d0cf11e0'))
    throw new FileFault('The file is a workbook of before 2007, or has a password. Save it as XLSX.');
  const [first] = start.toString('utf8').replaceAll(/[\u0000\uFEFF\uFFFD\s]/g, '');
  if (first === '[') throw new FileFault('The file is one JSON list. JSON Lines have an object a line.');
  return first === '{' ? openJsonLines(bytes) : openCsv(bytes);
}
