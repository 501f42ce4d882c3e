import { expect, test } from 'vitest'
import { phoneSchema } from './phone.ts'

const isPhone = (text: string) => phoneSchema.safeParse(text).success

test.each(['1', '0215551234', '+62215551234', '123456789012345', '+123456789012345', ' 021555 '])(
  '%j is a telephone number',
  (text) => expect(isPhone(text)).toBe(true),
)
test.each(['', '+', '1234567890123456', '+1234567890123456', '021-555', '02 15', '62+21', '٠٢١'])(
  '%j is no telephone number',
  (text) => expect(isPhone(text)).toBe(false),
)
