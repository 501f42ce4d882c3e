import type { PixelProviderRules } from './pixel-provider.ts'

/**
 * Google Analytics 4, Measurement Protocol. Google does not deduplicate events by id, so events that its browser tag
 * reports would count twice: only forms and purchases are sent, which the browser does not report; purchases of one
 * `transaction_id` count once. Contacts require a `user_id`, and there is none.
 */
export const google: PixelProviderRules = {
  endpoint: 'https://www.google-analytics.com',
  // A message is of one browser.
  together: 1,
  wireEvent({ name, id, at, url, cookies, value }) {
    if (name !== 'lead' && name !== 'purchase') return null
    const wireName = name === 'lead' ? 'generate_lead' : 'purchase'
    const sale = value === undefined ? {} : { transaction_id: id, currency: 'IDR', value }
    const params = { event_id: id, page_location: url, engagement_time_msec: 1, ...sale }
    return {
      name: wireName,
      payload: {
        client_id: cookies.ga ?? id,
        timestamp_micros: at.getTime() * 1000,
        consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
        events: [{ name: wireName, params }],
      },
    }
  },
  message: ({ endpoint, pixelId, secret, payloads: [payload = {}] }) => ({
    url: `${endpoint}/mp/collect?${new URLSearchParams({ measurement_id: pixelId, api_secret: secret })}`,
    headers: {},
    body: JSON.stringify(payload),
  }),
  isTaken: ({ status }) => status !== null && status >= 200 && status < 300,
}
