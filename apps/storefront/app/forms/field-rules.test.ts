import { describe, expect, it } from 'vitest';
import {
  emailAddress,
  phoneNumber,
  plainParagraphs as domainParagraphs,
  plainText as domainText,
} from '@tradehall/domain/calls/fields.ts';
import { newPassword as domainPassword } from '@tradehall/domain/customer/password.ts';
import {
  email,
  newPassword,
  optional,
  phone,
  plainParagraphs,
  plainText,
  productNumber,
  required,
} from './field-rules.ts';

describe('a field of a form', () => {
  it.each(['', '   ', '\n'])('that is needed says so when it holds %j, and else may be left empty', (value) => {
    expect(required(email)(value)).toBe('required');
    expect(optional(email)(value)).toBeNull();
  });

  it.each([
    ['jana@example.com', null],
    [' jana@example.com ', null],
    ['jana+shop@mail.example.co.uk', null],
    ['jana', 'email'],
    ['jana@example', 'email'],
    ['jana@@example.com', 'email'],
    ['ja na@example.com', 'email'],
    ['.jana@example.com', 'email'],
    [`${'j'.repeat(260)}@example.com`, 'email'],
  ])('with the email address %j is %s', (value, fault) => {
    expect(email(value)).toBe(fault);
    expect(emailAddress.safeParse(value.trim()).success).toBe(fault === null);
  });

  it.each([
    ['+49 30 1234567', null],
    ['030123456', null],
    ['1234567', 'phone'],
    ['+49-30-1234567', 'phone'],
    ['++4930123456', 'phone'],
    ['call me 12345678', 'phone'],
  ])('with the phone number %j is %s', (value, fault) => {
    expect(phone(value)).toBe(fault);
    expect(phoneNumber.safeParse(value).success).toBe(fault === null);
  });

  it.each([
    ['kettle-and-2-cups', null],
    ['kettle and cups', null],
    ['3141592653', null],
    ['kettle-2', 'password'],
    ['k2'.repeat(65), 'password'],
  ])('with the new password %j is %s', (value, fault) => {
    expect(newPassword(value)).toBe(fault);
    expect(domainPassword.safeParse(value).success).toBe(fault === null);
  });

  it.each([
    ['12345678', null],
    ['1234567', 'product-number'],
    ['123456789', 'product-number'],
    ['EX123456', 'product-number'],
  ])('with the product number %j is %s', (value, fault) => {
    expect(productNumber(value)).toBe(fault);
  });

  it.each([
    ['Ofen & Söhne, "Größe" 5', null],
    ['<b>', 'forbidden-characters'],
    ['a > b', 'forbidden-characters'],
  ])('with the text %j is %s', (value, fault) => {
    expect(plainText(value)).toBe(fault);
    expect(domainText(200).safeParse(value).success).toBe(fault === null);
  });

  it('may have several lines where paragraphs are asked for', () => {
    expect(plainParagraphs('one\ntwo')).toBeNull();
    expect(plainText('one\ntwo')).toBe('forbidden-characters');
    expect(domainParagraphs(200).safeParse('one\ntwo').success).toBe(true);
  });
});
