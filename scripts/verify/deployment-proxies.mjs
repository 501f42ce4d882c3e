// TRUSTED_PROXIES as a network: which proxy is believed when it names a client.
import { askThrough, must, query, signIn } from './deployment-requests.mjs'
import { ports, proxies } from './deployment-services.mjs'

const client = '127.0.0.9'
const forged = '203.0.113.7'

export async function verifyProxies(promise, { ask, ca }) {
  await promise(
    'a sign-in through the proxy sets a cookie for TLS alone, and the session has the address of the client',
    async () => {
      const cookie = await signIn(ask, from(client))
      must(/^__Host-.*; Secure/i.test(cookie), cookie)
      const me = await ask('/api/admin/me', { headers: { cookie: cookie.split(';')[0] } })
      must(me.status === 200, `signed in: ${me.status}`)
      must((await latestAddress()) === client, `the session has ${await latestAddress()}`)
      return `client ${client} is in the session, the forged X-Forwarded-For ${forged} is not`
    },
  )
  await promise('a proxy at the last address of the trusted network is believed', async () => {
    await signIn(askThrough(ca, ports.proxyInside), from(client))
    const found = await latestAddress()
    must(found === client, `the session has ${found}`)
    return `nginx at ${proxies.inside}: the session has ${found}`
  })
  await promise('a proxy at the first address beyond the trusted network is not believed', async () => {
    await signIn(askThrough(ca, ports.proxyOutside), from(client))
    const found = await latestAddress()
    must(found === proxies.outside, `the session has ${found}`)
    return `nginx at ${proxies.outside} named ${forged} and ${client}: the session has ${found}`
  })
}

const from = (localAddress) => ({ localAddress, headers: { 'x-forwarded-for': forged } })

async function latestAddress() {
  const [session] = await query('shop', 'SELECT ip_address FROM admin_sessions ORDER BY created_at DESC LIMIT 1')
  return session?.ip_address
}
