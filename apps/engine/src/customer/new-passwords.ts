import { Injectable } from '@nestjs/common';
import { PasswordCipher } from '@vendure/core';
import { Refused } from '../platform/engine-door/engine-door';
import { BreachedPasswords } from './breached-passwords';

/** Passwords that somebody has just chosen and that fit the rule. Never in a transaction: both take their time. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly breached: BreachedPasswords,
    private readonly cipher: PasswordCipher,
  ) {}

  async hash(password: string): Promise<string> {
    if (await this.breached.has(password)) throw new Refused({ code: 'password-breached' });
    return this.cipher.hash(password);
  }
}
