import { contactValues, known, sha256, unixSeconds } from './hashed.ts'
import type { PixelProviderRules } from './pixel-provider.ts'

const names = {
  page_visit: 'Pageview',
  lp_cta_click: 'ClickButton',
  lead: 'Lead',
  purchase: 'CompletePayment',
} as const

/**
 * TikTok's Events API 2.0, `/open_api/v1.3/event/track/`. TikTok deduplicates events of one name and `event_id` from
 * pixel and server within 48 hours. Telephone numbers are hashed as E.164 with their plus. Errors are answered with
 * status 200 and a `code`.
 */
export const tiktok: PixelProviderRules = {
  endpoint: 'https://business-api.tiktok.com/open_api/v1.3',
  together: 50,
  wireEvent: ({ name, id, at, url, section, clientAddress, userAgent, cookies, contacts, value }) => {
    const [email] = contactValues(contacts, 'email')
    const [phone] = contactValues(contacts, 'whatsapp')
    return {
      name: names[name],
      payload: known<unknown>({
        event: names[name],
        event_time: unixSeconds(at),
        event_id: id,
        user: known<unknown>({
          ip: clientAddress,
          user_agent: userAgent,
          ttp: cookies.ttp,
          email: email && sha256(email),
          phone: phone && sha256(`+${phone}`),
        }),
        page: { url },
        properties:
          value !== undefined
            ? { currency: 'IDR', value, order_id: id }
            : section === ''
              ? null
              : { content_id: section },
      }),
    }
  },
  message: ({ endpoint, pixelId, secret, payloads }) => ({
    url: `${endpoint}/event/track/`,
    headers: { 'access-token': secret },
    body: JSON.stringify({ event_source: 'web', event_source_id: pixelId, data: payloads }),
  }),
  isTaken: ({ status, excerpt }) => status === 200 && /"code"\s*:\s*0\s*[,}]/.test(excerpt),
}
