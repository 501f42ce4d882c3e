import { contactValues, known, sha256, unixSeconds } from './hashed.ts'
import type { PixelProviderRules } from './pixel-provider.ts'

const names = { page_visit: 'PageView', lp_cta_click: 'CtaClick', lead: 'Lead', purchase: 'Purchase' } as const

/**
 * Meta's Conversions API, Graph API v24.0. Events of one name and `event_id` from pixel and server are one to Meta.
 * Telephone numbers are hashed as digits with the country's, e-mails in small letters; address and browser go as they are.
 */
export const meta: PixelProviderRules = {
  endpoint: 'https://graph.facebook.com/v24.0',
  together: 50,
  wireEvent: ({ name, id, at, url, section, clientAddress, userAgent, cookies, contacts, value }) => ({
    name: names[name],
    payload: known<unknown>({
      event_name: names[name],
      event_time: unixSeconds(at),
      event_id: id,
      action_source: 'website',
      event_source_url: url,
      user_data: known<unknown>({
        client_ip_address: clientAddress,
        client_user_agent: userAgent,
        fbp: cookies.fbp,
        fbc: cookies.fbc,
        em: contactValues(contacts, 'email').map(sha256),
        ph: contactValues(contacts, 'whatsapp').map(sha256),
      }),
      custom_data: value !== undefined ? { currency: 'IDR', value, order_id: id } : section === '' ? null : { section },
    }),
  }),
  message: ({ endpoint, pixelId, secret, payloads }) => ({
    url: `${endpoint}/${pixelId}/events`,
    headers: {},
    // In the body: proxies and servers log addresses.
    body: JSON.stringify({ data: payloads, access_token: secret }),
  }),
  isTaken: ({ status }) => status === 200,
}
