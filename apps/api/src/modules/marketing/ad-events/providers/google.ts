import type { PixelProviderRules } from './pixel-provider.ts'

/**
 * Google Analytics 4, Measurement Protocol. Google joins no events by their id, so what its tag in the browser tells would
 * count twice: it is told of forms alone, which no browser tells. Contacts go with a `user_id` only, and there is none.
 */
export const google: PixelProviderRules = {
  endpoint: 'https://www.google-analytics.com',
  // A message is of one browser.
  together: 1,
  wireEvent: ({ name, id, at, url, cookies }) =>
    name === 'lead'
      ? {
          name: 'generate_lead',
          payload: {
            client_id: cookies.ga ?? id,
            timestamp_micros: at.getTime() * 1000,
            consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
            events: [{ name: 'generate_lead', params: { event_id: id, page_location: url, engagement_time_msec: 1 } }],
          },
        }
      : null,
  message: ({ endpoint, pixelId, secret, payloads: [payload = {}] }) => ({
    url: `${endpoint}/mp/collect?${new URLSearchParams({ measurement_id: pixelId, api_secret: secret })}`,
    headers: {},
    body: JSON.stringify(payload),
  }),
  isTaken: ({ status }) => status !== null && status >= 200 && status < 300,
}
