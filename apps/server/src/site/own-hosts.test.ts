import { expect, test } from 'vitest'
import { furtherHosts } from './own-hosts.ts'

const addresses = ['192.168.1.5', 'fe80::1']

test('in development a server that listens everywhere accepts the addresses of its machine', () => {
  const env = { appEnv: 'local', host: '0.0.0.0', port: 3000 } as const
  expect(furtherHosts(env, addresses)).toEqual(['192.168.1.5:3000', '[fe80::1]:3000'])
})

test('elsewhere only the public host is accepted', () => {
  expect(furtherHosts({ appEnv: 'production', host: '0.0.0.0', port: 3000 }, addresses)).toEqual([])
})
