import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface Asked {
  challenge: string
  rp?: { id: string }
  rpId?: string
  user?: { id: string }
}

interface Changes {
  /** The page that asks, as the browser names it. @default http://localhost:3000 */
  origin?: string
  /** Whether the device has checked its owner. @default true */
  isVerified?: boolean
  /** How often the device says it was used. @default one more than the last time */
  count?: number
}

interface Key {
  id: Buffer
  privateKey: KeyObject
  userHandle: string
  count: number
}

const [UP, UV, AT] = [0x01, 0x04, 0x40]
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** A device that makes passkeys (ES256, no attestation) and answers with them, as a browser hands it on. */
export function passkeyDevice() {
  let key: Key | undefined

  function clientData(type: string, { challenge }: Asked, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  function authenticatorData(rpId: string, { isVerified = true, count }: Changes, attested = Buffer.alloc(0)): Buffer {
    const rest = Buffer.alloc(5)
    rest[0] = UP | (isVerified ? UV : 0) | (attested.length > 0 ? AT : 0)
    rest.writeUInt32BE(count ?? 0, 1)
    return Buffer.concat([sha256(rpId), rest, attested])
  }

  return {
    make(options: Asked, { origin = 'http://localhost:3000', ...changes }: Changes = {}) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const id = randomBytes(32)
      key = { id, privateKey, userHandle: options.user?.id ?? '', count: 0 }
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(x, y)])
      const authData = authenticatorData(options.rp?.id ?? '', { count: 0, ...changes }, attested)
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options, origin).toString('base64url'),
          attestationObject: attestationObject(authData).toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
        authenticatorAttachment: 'platform',
      }
    },
    answer(options: Asked, { origin = 'http://localhost:3000', count, ...changes }: Changes = {}) {
      if (!key) throw new Error('The device has no key yet.')
      key.count = count ?? key.count + 1
      const data = clientData('webauthn.get', options, origin)
      const authData = authenticatorData(options.rpId ?? '', { count: key.count, ...changes })
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), key.privateKey)
      return {
        id: key.id.toString('base64url'),
        rawId: key.id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: key.userHandle,
        },
        clientExtensionResults: {},
      }
    },
  }
}

/** CBOR: {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y} */
function coseKey(x: string, y: string): Buffer {
  const [from, to] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20])
  return Buffer.concat([head, from, Buffer.from([0x22, 0x58, 0x20]), to])
}

/** CBOR: {fmt: "none", attStmt: {}, authData} */
function attestationObject(authData: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  const length = Buffer.from([0x58, authData.length])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    length,
    authData,
  ])
}
