import { expect, test } from 'vitest'
import { linkParts } from './link-parts.ts'

const origin = 'http://127.0.0.1:3000'

test('addresses of this site are links, and the text around them stays', () =>
  expect(linkParts(`Buka:\n${origin}/reset-password?token=abc\n\nSalam`, origin)).toEqual([
    { text: 'Buka:\n', isLink: false },
    { text: `${origin}/reset-password?token=abc`, isLink: true },
    { text: '\n\nSalam', isLink: false },
  ]))

test.each(['https://penipu.example/masuk', `${origin}.penipu.example/`, 'javascript:alert(1)', `${origin}0/x`])(
  '%s is not a link',
  (address) => expect(linkParts(address, origin).some(({ isLink }) => isLink)).toBe(false),
)
