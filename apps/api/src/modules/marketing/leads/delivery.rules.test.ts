import { expect, test } from 'vitest'
import { isTaken } from './delivery.rules.ts'
import { signedHeaders } from './delivery-signature.ts'

test('a message is signed as the Standard Webhooks specification shows it', () => {
  // The example of the specification’s own libraries.
  const headers = signedHeaders({
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    body: '{"test": 2432232314}',
    at: 1614265330,
  })
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test.each([
  [200, true],
  [204, true],
  [301, false],
  [400, false],
  [503, false],
  [null, false],
])('%s is an answer that took it: %s', (status, taken) => expect(isTaken(status)).toBe(taken))
