import { expect, it } from 'vitest';
import { errorReport } from './report-browser.ts';

it('an error is told with the place in our files', () => {
  const error = new TypeError('x is not a function');
  error.stack = 'TypeError: x\n    at a (https://de.tradehall.example/assets/cart-Bq1.js:7:12)';
  expect(errorReport(error, '/checkout/cart')).toEqual({
    kind: 'error',
    path: '/checkout/cart',
    name: 'TypeError',
    message: 'x is not a function',
    file: 'https://de.tradehall.example/assets/cart-Bq1.js',
    line: 7,
  });
});

it('what was thrown and is no error is told as its text', () => {
  expect(errorReport('gone', '/')).toMatchObject({ name: 'Error', message: 'gone', file: '', line: 0 });
});
