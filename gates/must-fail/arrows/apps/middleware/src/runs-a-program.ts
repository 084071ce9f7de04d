import { execFile } from 'node:child_process';

export const convert = (name: string) => execFile('convert', [name]);
