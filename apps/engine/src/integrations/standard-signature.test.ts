import { describe, expect, it } from 'vitest';
import { isSigned, isTimely, secretText } from './standard-signature';

// The example of the specification, made by its own libraries.
const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
const signed = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: '1614265330',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const content = Buffer.from('{"test": 2432232314}');

describe('a signature by the convention of Standard Webhooks', () => {
  it('is known as their libraries make it, alone or among others', () => {
    expect(isSigned(signed, secret, content)).toBe(true);
    const among = `v1,AAAA v2,${signed.signature.slice(3)} ${signed.signature}`;
    expect(isSigned({ ...signed, signature: among }, secret, content)).toBe(true);
    expect(secretText(secret)).toBe('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  });

  it.each([
    ['of another content', {}, secret, Buffer.from('{"test": 2432232315}')],
    ['of another id', { id: 'msg_q5jXN8AQM9LWM0D4loKWxJek' }, secret, content],
    ['of another moment', { timestamp: '1614265331' }, secret, content],
    ['by another secret', {}, Buffer.from('another secret'), content],
    ['of another version', { signature: signed.signature.replace('v1', 'v2') }, secret, content],
    ['that is cut off', { signature: signed.signature.slice(0, -5) }, secret, content],
    ['that is none', { signature: 'v1,' }, secret, content],
  ])('is refused %s', (_what, changed, key, body) => {
    expect(isSigned({ ...signed, ...changed }, key, body)).toBe(false);
  });

  it('is for five minutes before and after its moment', () => {
    const at = (seconds: number) => isTimely(signed, (Number(signed.timestamp) + seconds) * 1_000);
    expect([-301, -300, 0, 300, 301].map(at)).toEqual([false, true, true, true, false]);
  });
});
