// APP_SECRET exchanged in the three states of docs/operations.md: one secret, a new one beside the former, the new one.
import { hkdfSync, randomBytes } from 'node:crypto'
import http from 'node:http'
import { apiOf, must, signIn, until } from './deployment-requests.mjs'
import { ports } from './deployment-services.mjs'

const pagePath = '/kelola-marketplace'
const pixels = { metaPixelId: '123456789012345', tiktokPixelId: 'CABCDE1234567890FGHI' }
const tokens = { meta: 'meta-token-of-the-former-secret', tiktok: 'tiktok-token-of-the-new-secret' }

/** The advertiser's endpoint of the services: tokens arrive here decrypted. */
export const advertiserSettings = {
  META_EVENTS_URL: `http://127.0.0.1:${ports.advertiser}/meta`,
  TIKTOK_EVENTS_URL: `http://127.0.0.1:${ports.advertiser}/tiktok`,
}

/** @param restart ends both services and starts them with other secrets */
export async function verifyRotation(promise, { ask, first, restart }) {
  const advertiser = await startAdvertiser()
  const second = randomBytes(32).toString('hex')
  try {
    const former = { cookie: await signIn(ask) }
    const api = apiOf(ask, former.cookie)
    const { items } = await api('GET', '/admin/landing-pages?perPage=50')
    const { id: pageId } = items.find(({ address }) => address === pagePath)
    const [{ sectionId }] = await api('GET', `/admin/landing-pages/${pageId}/forms`)
    const form = `/leads/${pageId}/${sectionId}`
    await api('PUT', `/admin/landing-pages/${pageId}/measurement`, { isMeasured: true, ...pixels })
    await api('PUT', `/admin/landing-pages/${pageId}/pixel-secrets/meta`, { secret: tokens.meta })

    await promise('with the first secret: a session, a signed link and a sealed token work', async () => {
      must((await advertiser.receivedDuring(() => sendLead(ask, form))) === 'meta', 'Meta got no event with its token')
      former.link = await latestLink(api)
      must(idOf(former.link) === keyIdOf(first), 'the link does not name the key of the first secret')
      must((await linkStatus(ask, former.link)) === 200, 'the link does not work')
      return `the link names key ${idOf(former.link)}`
    })

    await restart({ APP_SECRET: second, FORMER_APP_SECRETS: first })
    const current = {}
    await promise('with a new secret beside it: all of it still works', async () => {
      must((await sessionStatus(ask, former.cookie)) === 200, 'the session ended')
      must((await linkStatus(ask, former.link)) === 200, 'the link does not work any more')
      must((await advertiser.receivedDuring(() => sendLead(ask, form))) === 'meta', 'the sealed token does not open')
      return 'session, link and sealed token of the first secret'
    })
    await promise('what is made now is made with the new secret', async () => {
      current.cookie = await signIn(ask)
      const nowApi = apiOf(ask, current.cookie)
      await nowApi('PUT', `/admin/landing-pages/${pageId}/pixel-secrets/tiktok`, { secret: tokens.tiktok })
      const received = await advertiser.receivedDuring(() => sendLead(ask, form), 2)
      must(received === 'meta, tiktok', `received tokens: ${received}`)
      current.link = await latestLink(nowApi)
      must(idOf(current.link) === keyIdOf(second), 'the link does not name the key of the new secret')
      return `the link names key ${idOf(current.link)}`
    })

    await restart({ APP_SECRET: second })
    await promise('without the former secret: what was made with it is refused', async () => {
      const [session, link] = [await sessionStatus(ask, former.cookie), await linkStatus(ask, former.link)]
      must(session === 401, `the session: ${session}`)
      must(link === 404, `the link: ${link}`)
      // TikTok receives events, which shows that they are sent; Meta's token counts as not set.
      const received = await advertiser.receivedDuring(() => sendLead(ask, form))
      must(received === 'tiktok', `received tokens: ${received}`)
      const events = () => apiOf(ask, current.cookie)('GET', `/admin/landing-pages/${pageId}/pixel-events`)
      const isUnsent = ({ provider, state }) => provider === 'meta' && state === 'failed'
      const meta = await until(async () => (await events()).events.find(isUnsent), 'the event for Meta has not failed')
      return `session ${session}, link ${link}, Meta: ${meta.excerpt}`
    })
    await promise('and what was made with the new one works', async () => {
      must((await sessionStatus(ask, current.cookie)) === 200, 'the session ended')
      must((await linkStatus(ask, current.link)) === 200, 'the link does not work')
      return 'session, link and sealed token of the new secret'
    })
  } finally {
    await advertiser.stop()
  }
}

let people = 0
/** A form, sent by a visitor who agreed to all advertisers. */
function sendLead(ask, form) {
  people += 1
  const answers = { name: `Orang ${people}`, whatsapp: `08125550${String(people).padStart(4, '0')}`, consent: 'yes' }
  return apiOf(ask, 'nk_ok=mkg;')('POST', form, { answers })
}

/** Of the lead that was sent last. */
async function latestLink(api) {
  const { items } = await api('GET', '/admin/leads')
  return new URL(items[0].optOutAddress).pathname.split('/').at(-1)
}

const linkStatus = async (ask, token) => (await ask(`/api/opt-outs/${token}`)).status
const sessionStatus = async (ask, cookie) =>
  (await ask('/api/admin/me', { headers: { cookie: cookie.split(';')[0] } })).status

/** A token ends with its key's id and 24 letters of its signature. */
const idOf = (token) => token.slice(token.lastIndexOf('.') + 1, -24)
/** As the product derives it. */
const keyIdOf = (secret) => Buffer.from(hkdfSync('sha256', secret, '', 'key id', 6)).toString('base64url')

/** Takes every event and notes which token came with it. */
async function startAdvertiser() {
  const received = []
  const server = http.createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString()
    const all = JSON.stringify(request.headers) + body
    received.push(...Object.keys(tokens).filter((provider) => all.includes(tokens[provider])))
    response.end('{"code":0,"message":"OK"}')
  })
  await new Promise((resolve) => server.listen(ports.advertiser, '127.0.0.1', resolve))
  return {
    /** The tokens received, once so many advertisers got an event. */
    async receivedDuring(act, count = 1) {
      received.length = 0
      await act()
      await until(() => received.length >= count, `${received.length} of ${count} advertisers got an event`)
      return [...new Set(received)].sort().join(', ')
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
